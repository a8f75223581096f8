### What a client of the API says itself: no answer arrived, or none of a server of ours.

client-no-answer = The server cannot be reached. Try again when the network is back.
client-no-answer-unknown = The server did not answer, so it is not known whether this was done. When the network is back, check first, then try again.
client-unreadable = The answer cannot be read: it is not one of this server. Try again; if that does not help, tell whoever runs the server.
