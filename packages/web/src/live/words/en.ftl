### When the server does not answer.

## Answers

live-offline = The server cannot be reached. Try again when the network is back.
live-unanswered = The server did not answer, so it is not known whether this was done. What you typed is kept. When the network is back, check first, then try again.
live-unreadable = The server gave an answer that cannot be read. Load the page again; if that does not help, tell whoever runs the server.

## Commands

live-unknown = The server did not answer, so it is not known whether this was done. Do the same again to find out: it counts once.
