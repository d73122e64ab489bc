"""Whom a game waits for, who is to be told, and where."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("room", name="waits_pkey"),
    )
    op.create_table(
        "outbox",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("leader", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("done", sa.JSON(), nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("room", "seat", "number", "leader", name="outbox_pkey"),
    )
    op.create_index("outbox_due_idx", "outbox", ["due"])
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="channels_pkey"),
    )
    op.create_index("channels_guest_idx", "channels", ["guest"])
    op.create_index("channels_room_idx", "channels", ["room"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="keys_pkey"),
    )


def downgrade() -> None:
    for name in ("keys", "channels", "outbox", "waits"):
        op.drop_table(name)
