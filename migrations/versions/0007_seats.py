"""Seats that change hands, what is voted on, clocks that are held, and games over days."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "hands",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="hands_pkey"),
        sa.UniqueConstraint("room", "guest", "seat", name="hands_room_guest_seat_key"),
    )
    op.create_index("hands_guest_idx", "hands", ["guest"])
    op.create_table(
        "asks",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("noun", sa.Text(), nullable=False),
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.Column("yes", sa.JSON(), nullable=False),
        sa.Column("no", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("room", "kind", "seat", name="asks_pkey"),
    )
    op.create_table(
        "banks",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("spare", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", name="banks_pkey"),
    )
    op.add_column("deadlines", sa.Column("held", sa.Double(), nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("days", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("bank", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("absence", sa.Integer(), nullable=False, server_default="600"))
    op.add_column("rooms", sa.Column("standins", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("rooms", sa.Column("seating", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("kept", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen_at", sa.Double(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("shares", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("results", "shares")
    for name in ("seen_at", "kept"):
        op.drop_column("seats", name)
    for name in ("seating", "standins", "absence", "bank", "days"):
        op.drop_column("rooms", name)
    op.drop_column("deadlines", "held")
    for name in ("banks", "asks", "hands"):
        op.drop_table(name)
