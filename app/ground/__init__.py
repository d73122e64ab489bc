"""What every layer stands on: settings, words, refusals, measures, logs of the server."""
