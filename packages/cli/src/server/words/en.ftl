### The tournament server in the terminal: its options, where it is reached, its database.

## Options

serve-option-database = A file, or postgres://user@host/name; otherwise ARBITER_DATABASE, or arbiter-data/arbiter.sqlite
serve-option-port = Port to listen on; 8080 unless given, 0 for any free port
serve-option-host = Network address to listen on; 127.0.0.1, this computer alone, unless given
serve-option-url = Address at which people reach it from outside: https://chess.example.org
serve-option-behind-proxy = Behind a reverse proxy: trust the address and protocol it reports
serve-option-engines = A JSON file with the engines it may play, as for arbiter engines
serve-option-book = A book of openings it offers under that name
serve-option-games = Engine games at once, in all cups together; as many as the cores allow unless given
serve-option-no-engines = Play no engines here
serve-option-no-demos = Begin a new database without the five demo tournaments
serve-option-log-level = error, warn, info, debug or silent; on a terminal warn, otherwise info. Logs go to stderr
serve-option-owner-link = Print a new sign-in link for an owner who has lost access

## Who can open it

# $url (text)
serve-running = Arbiter runs at { $url }
# $addresses (text list)
serve-others = Others open { OR($addresses) }
# $url (text)
serve-links-made-for = Links are made for { $url }.
serve-links-need-address = Links work for others only with such an address.
# $command (text)
serve-only-here = Only this computer can open it, and every link made here works only here. For phones and others in the hall: { $command }
serve-no-network = This computer is in no network: nobody else can open it, and links work only here.
# $database (text)
# $api (text)
serve-where = The tournaments are in { $database }. The API is described at { $api }
serve-owner-link = Nobody owns this site yet. Open this link to become its owner; it is valid for a day and works once:
serve-ctrl-c = Ctrl-C ends it.
serve-stopped = Stopped. Everything that was answered is in the database.
# $tournaments (count)
# $facts (count)
serve-rows = { $tournaments ->
    [one] { $tournaments } tournament
   *[other] { $tournaments } tournaments
  }, { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
  }

## Trouble

# $database (text)
# $problem (message)
serve-no-database = The database { $database } cannot be opened. { $problem }
# $port (text)
serve-port-taken = Something listens on port { $port } already. Say --port with another number, or --port 0 for any.
# $port (text)
serve-port-forbidden = Port { $port } is reserved for the system. Say --port 8080, and put a reverse proxy in front.
# $typed (text)
serve-bad-port = serve: --port takes a number up to 65535, not “{ $typed }”.
# $levels (text list)
# $typed (text)
serve-bad-level = serve: --log-level takes { OR($levels) }, not “{ $typed }”.
# $typed (text)
serve-bad-url = serve: --url takes an address such as https://chess.example.org, not “{ $typed }”.
# $typed (text)
serve-bad-book = serve: --book takes NAME=FILE, not “{ $typed }”.
