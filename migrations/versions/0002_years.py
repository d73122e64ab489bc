"""What years of games need: indexes, stored replays, heartbeats, and a host's means of defence."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LISTED = "public AND status IN ('open', 'running')"
INDEXES = {
    "rooms_host_idx": ("rooms", ["host"]),
    "rooms_next_idx": ("rooms", ["next"]),
    "chats_guest_idx": ("chats", ["guest"]),
    "links_guest_idx": ("links", ["guest"]),
}
FLAGS = ("closed", "locked", "hushed")
TABLES = ("reports", "bans", "undos", "tallies", "replays", "pulse", "nodes")


def upgrade() -> None:
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)
    where = sa.text(LISTED)
    op.create_index("rooms_listed_idx", "rooms", ["touched_at"], sqlite_where=where, postgresql_where=where)
    for name in FLAGS:
        op.add_column("rooms", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("seen_at", sa.Double(), nullable=False, server_default="0"))
    _add_running()
    _add_kept()
    _add_defence()


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    op.drop_index("rooms_listed_idx", "rooms")
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
    for name in FLAGS:
        op.drop_column("rooms", name)
    op.drop_column("guests", "version")
    op.drop_column("guests", "seen_at")


def _add_running() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="nodes_pkey"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pulse_pkey"),
    )


def _add_kept() -> None:
    op.create_table(
        "replays",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=False),
        sa.Column("steps", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("room", name="replays_pkey"),
    )
    op.create_table(
        "tallies",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("audience", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("told", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("room", "audience", "told", name="tallies_pkey"),
    )
    op.create_table(
        "undos",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("yes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("room", name="undos_pkey"),
    )


def _add_defence() -> None:
    op.create_table(
        "bans",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("room", "guest", "kind", name="bans_pkey"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="reports_pkey"),
    )
