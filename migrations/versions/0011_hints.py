"""How many hints were given to a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "hints")
