### Tournament files and the disk: what is wrong with them, and what to do.

## The disk

# $path (text)
# $doing (choice: read, created, locked, opened, changed, written, moved)
# $why (message)
file-trouble = { $path } cannot be { $doing ->
   *[read] read
    [created] created
    [locked] locked
    [opened] opened
    [changed] opened for writing
    [written] written
    [moved] moved
  }: { $why }.
file-why-rights = you may not do that there. Check who owns the file and its folder
file-why-read-only = the disk is read-only. Copy the file to another one
file-why-full = the disk is full. Make room on it
file-why-quota = your share of the disk is full. Make room on it
file-why-broken = the disk reports an error. Copy the file to another one
file-why-folder = that is a folder. Name the file in it
file-why-no-folder = a part of the path is not a folder
file-why-long = the name is too long
file-why-circle = the links lead in a circle
file-why-many = too many files are open
file-why-takes-no-more = the disk takes no more
# $path (text)
# $folder (text)
file-no-room = { $path } cannot be created: nothing can be made in { $folder }. Check its name and folder, or choose another place.
# $path (text)
file-none = There is no file { $path }. Check its name and folder; arbiter new makes a new tournament.
# $path (text)
file-failed-before = { $path } failed before. Open it again to continue.
file-not-recorded = Nothing was recorded.
file-half-written = What was written of it could not be taken back either. Look at the file with show before you repeat the command.

## Files that are there already

# $path (text)
file-exists = { $path } exists already and is not overwritten. Choose another name, or delete it first.
# $path (text)
# $option (text)
file-is-tournament = { $path } is a tournament file and is not overwritten. Choose another name for { $option }.

## Damage

# $path (text)
# $line (count)
# $problem (message)
file-damaged = { $path } cannot be used. Line { $line }: { $problem } Nothing was changed; take the last good copy or export.
file-not-utf8 = It is not UTF-8 text.
# $path (text)
# $what (message)
file-cut = { $path }: { $what }
# $path (text)
# $problem (message)
file-not-an-export = { $path } cannot be imported. { $problem } Nothing was changed.
file-export-no-log = It has no log in it.
file-export-bad-log = Its log is not a list of facts.
file-export-changed = Its log was changed after the export.
# $fact (count)
# $problem (message)
file-export-bad-fact = Fact { $fact }: { $problem }

## Several programs

# $path (text)
# $who (message)
# $lock (text)
file-in-use = { $path } is being written by { $who }, so nothing was changed. Wait until that is done and repeat the command; if no Arbiter is running there, delete { $lock }.
# $pid (text)
file-held-by-process = process { $pid }
# $pid (text)
# $host (text)
file-held-elsewhere = process { $pid } on { $host }
file-held-by-somebody = somebody
# $path (text)
# $pid (text)
file-taken-over = { $path }: process { $pid } ended without unlocking it; taken over.
# $path (text)
file-changed-meanwhile = { $path } was changed by another program while it was open, so nothing was written. Repeat the command.
