### What the server refuses, and what to do next.

# $what (choice: tournament, entrant, game, person, key, page)
problem-not-found = { $what ->
   *[tournament] There is no such tournament, or you may not see it.
    [entrant] There is no such entrant, or you may not see them.
    [game] There is no such game, or you may not see it.
    [person] There is no such person, or you may not see them.
    [key] There is no such key, or you may not see it.
    [page] There is no such page, or you may not see it.
  } Check the address, or sign in.
problem-sign-in-first = Nobody is signed in. Open your link again, or send a token that is still valid.
# $roles (message list)
problem-not-allowed = This is for the { OR($roles) }. Ask one of them to do it, or to give you that role.
# $role (choice: owner, director, scorer, entrant, spectator, person, signed-in, signed-in-owner)
role-name = { $role ->
   *[owner] owner
    [director] director
    [scorer] scorer
    [entrant] entrant
    [spectator] spectator
    [person] person
    [signed-in] person who is signed in
    [signed-in-owner] owner who is signed in
  }
problem-cross-site = The request came from another site, and only this one may change anything. Use the pages here, or a program with a token.
# $field (text)
# $problem (message)
problem-bad-request = Something is wrong with “{ $field }”: { $problem }. Correct it and send it again.
# $problem (text) as the program that reads requests says it
problem-text = { $problem }
# $most (count)
problem-body-too-large = The request carries more than { $most ->
    [one] 1 byte
   *[other] { $most } bytes
  }. Send it in smaller parts.
# $accepted (text list)
problem-wrong-content-type = The server cannot read the request in this form. Send { OR($accepted) }, and say so in Content-Type.
# $seconds (count)
problem-too-many-attempts = There were too many attempts. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }, then try once more.
# $facts (count)
# $last (fact)
problem-changed-meanwhile = Somebody else was faster: { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
  } came in meanwhile, and the last one is { $last } now. Look at what changed, then decide again.
# $key (text)
problem-key-used = The key “{ $key }” has been used for another command, or by somebody else, so this one was not recorded. Send it with a key of its own.
# $seconds (count)
problem-unavailable = The database does not answer, so nothing was recorded. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
# $seconds (count)
problem-unavailable-unknown = The database does not answer, and nobody knows whether this was recorded. Send it again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } with the same key: it counts once.
problem-database-gone = The file of the database was removed or replaced while the server was running, so nothing was recorded. Tell whoever runs the server: the file has to be put back and the server started again.
# $seconds (count)
problem-shutting-down = The server is about to stop and takes nothing new. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
problem-secret-unknown = This link or token is unknown, or it was taken back. Ask for a new one.
problem-secret-used = This link was for one use and has been used. Sign in on the device that used it, or ask for a new one.
# $at (instant)
problem-secret-expired = This link was valid until { $at }. Ask for a new one.
problem-dice-not-published = The dice are published when the tournament is closed. Until then the head of the log shows their hash.
problem-no-engines = This server has no engines to play with. Whoever runs it lists them in its configuration.
problem-already-playing = The engines are playing this cup already. Stop them first if they are to start again.
problem-not-playing = No engine is playing here now. Start the cup first.
problem-archived = The tournament is in the archive and can only be read. Take it out of the archive first.
# $name (text)
# $entrants (count)
# $facts (count)
problem-not-confirmed = “{ $name }” would be gone for good, with { $entrants ->
    [one] 1 entrant
   *[other] { $entrants } entrants
  }, { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
  } and all its links, and nothing brings it back. Save its export first, then type its name to remove it.
# $problem (message)
problem-bad-file = The file cannot be read. { $problem } Nothing was imported; ask for the file again.
# $line (count)
# $problem (message)
problem-bad-file-line = The file cannot be read. Line { $line }: { $problem } Nothing was imported; ask for the file again.
# $problems (message list)
problem-bad-list = Nobody was entered. { JOIN($problems) } Correct the list and send it again.
# $line (count)
# $problem (message)
problem-line = Line { $line }: { $problem }
# $count (count)
problem-more-lines = There are { $count } more.
problem-last-owner = This is the last owner of the site. Invite another one first.
# $seconds (count)
problem-too-slow = The request took longer than { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }, and nothing was recorded. Send it again, or ask for less at once.
# $seconds (count)
problem-too-slow-unknown = The request took longer than { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }, and nobody knows whether it was recorded. Send it again with the same key: it counts once.
# $fact (fact)
problem-damaged-log = The log of this tournament was changed or damaged in the database, at fact { $fact }, so nothing of it is shown. Tell whoever runs the server: “arbiter server doctor” names the damage, and the last backup has the log as it was.
# $request (text)
problem-our-mistake = The server made a mistake (request { $request }), and nobody knows whether anything was recorded. Look first; sending it again with the same key counts once.

## Cups that engines play

# $field (text)
# $problem (message)
problem-bad-plan = Something is wrong with “{ $field }”. { $problem }
# $format (text)
problem-not-a-cup = Engines can play cups only, and this is a { $format }.
problem-cup-begun = This cup has begun. Continue it instead.
problem-cup-not-begun = This cup has not begun yet. Start it.
problem-played-by-people = This cup was started without engines: people report its results.
# $engines (message list)
# $offered (text list)
problem-unknown-engines = This server has no engine called { OR($engines) }. It offers { $offered }.
# $name (text)
problem-engine = “{ $name }”
# $name (text)
# $near (text)
problem-engine-near = “{ $name }” (did you mean “{ $near }”?)
# $engines (text list)
problem-engine-twice = { $engines } would play against itself. Enter every engine once.
# $problems (message list)
problem-engines-not-ready = Not all engines can play. { JOIN($problems) }
# $book (text)
problem-book-unreadable = The book “{ $book }” cannot be read now. Choose another, or ask whoever runs the server.
# $engines (text list)
problem-programs-changed = { $engines ->
    [one] { $engines } is no longer the program
   *[other] { $engines } are no longer the programs
  } this round began with. A round is played to its end as it was announced: put the old program back, or rule on the open matches of the round.

## What is wrong with a request

problem-correct = Correct it and send it again.
# $field (text)
bad-unknown-field = “{ $field }” is not known here.
# $field (text)
bad-unreadable-field = “{ $field }” cannot be read.
bad-missing-name = Your name is missing: what should we call you?
bad-address-given = The address was given when the server started, with --url.
# $facts (count)
bad-no-such-fact = There { $facts ->
    [one] is only { $facts } fact
   *[other] are only { $facts } facts
  } so far.
bad-options-object = The options must be a JSON object.
# $now (instant)
bad-ahead = The time is more than a minute ahead of the server, whose clock says { $now }.
bad-next = “after” is not the “next” of a page.
bad-headers = The headers are too long.
bad-http = The request is not HTTP.
bad-claim = A claim reports one game.
# $error (text)
bad-tournament = The file tells of no possible tournament: { $error }.
bad-key = The key has 1 to 100 letters, digits and signs, without spaces.
bad-utf-8 = The request is not in UTF-8.
