"""Portraits, codes in words, and what is worth telling of somebody's games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("guests", sa.Column("face", sa.Text(), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "spoken",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="spoken_pkey"),
        sa.UniqueConstraint("room", name="spoken_room_key"),
    )
    op.create_table(
        "feats",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("hero", sa.Text(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", name="feats_pkey"),
    )


def downgrade() -> None:
    op.drop_table("feats")
    op.drop_table("spoken")
    op.drop_column("guests", "hidden")
    op.drop_column("guests", "face")
