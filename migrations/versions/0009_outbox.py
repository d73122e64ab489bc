"""When each channel of a notice is tried again, apart from the others."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("later", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("outbox", "later")
