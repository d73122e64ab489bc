"""Games that go on from a step of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("goes_on", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("rooms", sa.Column("chairs", sa.Integer(), nullable=False, server_default="0"))
    where = sa.text("goes_on >= 0")
    op.create_index("rooms_going_on_idx", "rooms", ["created_at"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "origins",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("room", name="origins_pkey"),
    )


def downgrade() -> None:
    op.drop_index("rooms_going_on_idx", "rooms")
    op.drop_table("origins")
    for name in ("chairs", "goes_on"):
        op.drop_column("rooms", name)
