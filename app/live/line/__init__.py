"""What waits its turn and is written: entries, clocks, undos, lapses, talk."""
