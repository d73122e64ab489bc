"""Which lessons a guest has learned, and rooms in which hints can be asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "lesson", name="learned_pkey"),
    )
    op.add_column("rooms", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("rooms", "hints")
    op.drop_table("learned")
