"""Guests, rooms, the log, and what belongs to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("verb", sa.Text(), nullable=False),
        sa.Column("noun", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="entries_pkey"),
        sa.UniqueConstraint("room", "id", name="entries_room_id_key"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="guests_pkey"),
    )
    op.create_table(
        "snapshots",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="snapshots_pkey"),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="links_guest_fkey"),
        sa.PrimaryKeyConstraint("token_hash", name="links_pkey"),
    )
    op.create_table(
        "rooms",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("seal", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=True),
        sa.Column("ended_at", sa.Double(), nullable=True),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.Column("next", sa.Text(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("awaited", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="rooms_host_fkey"),
        sa.PrimaryKeyConstraint("code", name="rooms_pkey"),
    )
    op.create_index("rooms_status_created_at_idx", "rooms", ["status", "created_at"])
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("audience", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="chats_guest_fkey"),
        sa.ForeignKeyConstraint(["room"], ["rooms.code"], name="chats_room_fkey"),
        sa.PrimaryKeyConstraint("id", name="chats_pkey"),
    )
    op.create_index("chats_room_id_idx", "chats", ["room", "id"])
    op.create_table(
        "deadlines",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.code"], name="deadlines_room_fkey"),
        sa.PrimaryKeyConstraint("room", "seat", name="deadlines_pkey"),
    )
    op.create_index("deadlines_due_idx", "deadlines", ["due"])
    op.create_table(
        "results",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="results_guest_fkey"),
        sa.ForeignKeyConstraint(["room"], ["rooms.code"], name="results_room_fkey"),
        sa.PrimaryKeyConstraint("room", "seat", name="results_pkey"),
    )
    op.create_index("results_guest_idx", "results", ["guest"])
    op.create_table(
        "seats",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="seats_guest_fkey"),
        sa.ForeignKeyConstraint(["room"], ["rooms.code"], name="seats_room_fkey"),
        sa.PrimaryKeyConstraint("room", "seat", name="seats_pkey"),
        sa.UniqueConstraint("room", "guest", name="seats_room_guest_key"),
    )
    op.create_index("seats_guest_idx", "seats", ["guest"])


def downgrade() -> None:
    op.drop_table("seats")
    op.drop_table("results")
    op.drop_table("deadlines")
    op.drop_table("chats")
    op.drop_table("rooms")
    op.drop_table("links")
    op.drop_table("snapshots")
    op.drop_table("guests")
    op.drop_table("entries")
