### The doctor of a server, and what it counts.

## What was looked at

# $what (choice: database, owner, tournaments)
doctor-about = { $what ->
   *[database] database
    [owner] owner
    [tournaments] tournaments
  }
# $table (text)
doctor-table = table { $table }
# $name (text)
# $tournament (text)
doctor-tournament = { $name } ({ $tournament })

## What was found

doctor-postgres = PostgreSQL answers, and its tables are as this version needs them.
doctor-file-whole = The file is whole, and its tables are as this version needs them.
# $problem (text) as SQLite says it
doctor-file-damaged = The file is damaged: { $problem }. Restore the last backup.
doctor-owned = The site has an owner.
doctor-not-owned = Nobody owns the site. Start the server: it prints a link, and whoever opens it becomes the owner.
# $rows (count)
doctor-strays = { $rows ->
    [one] { $rows } row belongs
   *[other] { $rows } rows belong
  } to nothing that exists.
# $count (count)
doctor-tournaments = { $count ->
    [one] { $count } tournament was
   *[other] { $count } tournaments were
  } checked.
doctor-damaged = The log was changed or damaged in the database, so the tournament is not shown.
doctor-mend = Restore the last whole backup into a new database; or remove the tournament, which its owner can do.
doctor-unreadable = The facts cannot be read.
# $fact (fact)
doctor-fact-unreadable = Fact { $fact } cannot be read.
# $list (text) one of the states, as the data has it
# $log (text)
doctor-state = The list has it as “{ $list }”, the log as “{ $log }”.
# $count (count)
doctor-unplaced = { $count ->
    [one] { $count } fact has
   *[other] { $count } facts have
  } no place on the chart.
# $facts (count)
doctor-rules-hold = { $facts ->
    [one] { $facts } fact,
   *[other] { $facts } facts,
  } all rules hold.
# $count (count)
# $rule (rule)
doctor-findings = The second opinion differs in { $count ->
    [one] { $count } point
   *[other] { $count } points
  }, first about { $rule }.

## Counters, for Prometheus

metric-requests = Requests answered
metric-durations = Time taken by requests
metric-facts = Facts recorded by this process
metric-readers = Open live feeds
metric-dropped = Live feeds closed because nobody read them
metric-rooms = Tournaments in memory
metric-cups = Engine cups being played
metric-answers = Answers kept until the next fact
metric-delay = Delay of timers
metric-memory = Memory of the process
metric-heap = Heap in use
metric-uptime = Time since the start
