"""How fast it is: a load generator, two peers from npm, and a report."""
