"""What travels between browser and server: messages, frames, differences of views, the way out."""
