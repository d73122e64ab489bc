"""What can be done in a room: a message becomes a job, a job a click."""
