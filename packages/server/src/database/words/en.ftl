### The database of a server: why it cannot be used, and what to do. For whoever runs the server.

## Opening it

# $schema (count)
# $known (count)
database-newer = A newer version of Arbiter made this database: its schema is { $schema }, and this version knows { $known }. Install that version or a later one.
# $schema (count)
# $needed (count)
database-older = An older version of Arbiter made this database: its schema is { $schema }, and this version needs { $needed }. Start the server once to bring it up to date.
# $problem (message)
database-unreadable = Arbiter cannot read this as a database of its own. { $problem }
# $address (text)
database-unreachable = The database at { $address } cannot be used. Check its address, and whether it is running.
database-unsynced = This PostgreSQL server runs with fsync off: when its machine loses power, acknowledged results are lost. Turn fsync on.
# $file (text)
database-none = There is no database at { $file }.
# $file (text)
database-foreign = { $file } is not a database of Arbiter. It was not touched; give the server another file.
# $file (text)
database-in-use = { $file } is in use by another server. Stop that one first, or give this one a database of its own.
# $file (text)
database-not-opened = { $file } cannot be opened. Check that its folder exists and that the server may write in it.

## Using it

# $problem (text) as the database says it
database-failed = The database failed: { $problem }
database-not-written = The database could not write; nothing was changed.
database-not-synced = The database could not sync a write, and nobody knows whether it was recorded.
# $file (text)
database-gone = The database { $file } was removed or replaced while the server was running, so nothing more is written. Stop the server, put the file back or restore the last backup, and start again.
database-closed = The database is closed.

## Logs that are not as they were written

# $fact (fact)
# $tournament (text)
database-fact-missing = Fact { $fact } of tournament { $tournament } is missing.
# $fact (fact)
# $tournament (text)
database-fact-changed = Fact { $fact } of tournament { $tournament } does not fit its checksum.
