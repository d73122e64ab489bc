"""A live clock for every game: seconds a question, or a reserve that grows by them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
ADDED = ("clock", "reserve")


def upgrade() -> None:
    for name in ADDED:
        op.add_column("rooms", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ADDED:
        op.drop_column("rooms", name)
