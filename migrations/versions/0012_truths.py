"""What is found out about finished games, for those who ask."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "truths",
        sa.Column("room", sa.Text(), primary_key=True),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("truths_state_at_idx", "truths", ["state", "at"])


def downgrade() -> None:
    op.drop_table("truths")
