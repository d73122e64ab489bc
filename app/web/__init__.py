"""What visitors reach over HTTP and websockets: pages, the API, sockets, who asks and how often."""
