"""Stand-ins whom owners named, who looked on without a name, listed rooms, and whose name came first."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("named", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("at", sa.Double(), nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("named_at", sa.Double(), nullable=False, server_default="0"))
    op.create_table(
        "glances",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("room", "mark", name="glances_pkey"),
    )
    op.create_table(
        "listings",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("room", "node", name="listings_pkey"),
    )


def downgrade() -> None:
    for name in ("listings", "glances"):
        op.drop_table(name)
    op.drop_column("guests", "named_at")
    for name in ("at", "named"):
        op.drop_column("seats", name)
