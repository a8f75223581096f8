### What is wrong with a name, and with a tournament file.

## Names

id-shape = An id takes 1 to 40 letters, digits, dots, dashes and underscores.
name-empty = It is empty.
name-spaces = It begins or ends with a space.
name-controls = It contains control characters.
# $most (count)
name-long = It is longer than { $most } characters.

## The tournament file

log-file-empty = The file is empty. It is not an Arbiter tournament file.
log-file-foreign = It is not an Arbiter tournament file.
log-file-unfinished = It is not an Arbiter tournament file: its first line is not complete.
# $line (count)
log-file-cut = Line { $line } and everything after it was never completely written. It was left off.
log-file-after-end = Something follows the end of the line.
log-file-no-record = The line is not a complete record.
log-file-checksum = The checksum does not fit: this line or the one before it was changed.
log-file-no-json = The line is not JSON.
# $why (message)
log-file-no-fact = The line is not a fact. { $why }
# $fact (fact)
# $due (fact)
log-file-wrong-place = The line is fact { $fact }, where fact { $due } belongs.
# $version (text)
# $own (count)
log-file-newer = The file was written by a newer Arbiter (file version { $version }; this one reads { $own }). Update Arbiter.
