### Why a backup is not restored.

backup-not-empty = The database is not empty. A backup is restored into a new one that nobody is using yet.
backup-foreign = This file is not a backup of Arbiter.
# $version (count)
# $schema (count)
backup-newer = A newer version of Arbiter wrote this backup (version { $version }, schema { $schema }). Install that version or a later one.
# $line (count)
backup-cut-short = The backup ends in the middle, after line { $line }. Nothing was restored; take another copy of it.
# $line (count)
backup-swollen = At line { $line } the file unpacks to far more than a backup of its size holds: Arbiter did not write it. Nothing was restored.
# $line (count)
# $what (message)
backup-damaged = The backup is damaged at line { $line }. { $what } Nothing was restored; take another copy of it.

## What is damaged

backup-more-lines = Something follows the last line.
# $column (text)
# $table (text)
backup-column = Arbiter does not know the column “{ $column }” of { $table }.
# $values (count)
# $columns (count)
backup-values = There are { $values ->
    [one] { $values } value
   *[other] { $values } values
  } for { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  }.
# $table (text)
# $written (count)
# $found (count)
backup-rows = { $written ->
    [one] { $written } row
   *[other] { $written } rows
  } of { $table } should be there; there are { $found }.
backup-hash = The hash written here is not that of the lines above.
backup-unreadable = The line cannot be read.
backup-packed = The rest cannot be unpacked.
