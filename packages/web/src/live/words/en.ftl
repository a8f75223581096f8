### When the server does not answer.

## Answers

live-offline = The server cannot be reached. Try again when the network is back.
live-unreadable = The server gave an answer that cannot be read. Load the page again; if that does not help, tell whoever runs the server.
