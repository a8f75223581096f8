### The page of the API reference.

# $title (text)
reference-title = { $title }: the API
reference-skip = To the routes
reference-site = Pages of the site
reference-tournaments = Tournaments
reference-here = For programs
# $version (text)
# $routes (count)
# $shapes (count)
reference-kicker = Version { $version } · { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  } · { $shapes ->
    [one] { $shapes } shape
   *[other] { $shapes } shapes
  }
# $document (text) a link
reference-openapi = Programs read the same as { $document }.
reference-browser = A browser
reference-browser-how = signs in by a link and keeps a session in a cookie. Changes are accepted from this site’s own pages only.
reference-program = A program
# $header (text)
reference-program-how = sends its token: { $header }
reference-spectator = A spectator
reference-spectator-how = needs neither if a tournament is public.
reference-contents = Contents
# $group (choice: site, formats, engines, session, keys, tournaments, tournament, entrants, claims, export, people, cup, page)
reference-group = { $group ->
   *[site] Site
    [formats] Formats
    [engines] Engines
    [session] Session
    [keys] Tokens and sessions
    [tournaments] Tournaments
    [tournament] Tournament
    [entrants] Entrants
    [claims] Reports by entrants
    [export] Exports
    [people] People
    [cup] Cups of engines
    [page] Pages
  }
reference-problems = Problems
# $type (text)
# $detail (text)
# $refusal (text)
reference-problems-about = A request that is not allowed is answered as { $type } with a code, the sentence in { $detail }, and the facts of the sentence in { $refusal }. Braces show where those facts go.
reference-shapes = Shapes

## A route

reference-who-may = Who may
# $who (choice: anyone, person, signed-in, signed-in-owner, site-owner, site-director, owner, director, scorer, entrant, spectator)
reference-who = { $who ->
   *[anyone] anyone
    [person] anyone signed in, or with a token
    [signed-in] anyone signed in
    [signed-in-owner] owner of the site, signed in
    [site-owner] owner of the site
    [site-director] director of the site
    [owner] owner
    [director] director
    [scorer] scorer
    [entrant] entrant
    [spectator] spectator
  }
reference-public = without signing in if it is public
reference-parameters = Parameters
reference-body = Body
reference-answer = Answer
reference-refused = Refused
reference-by-hand = By hand

## Tables

# $column (choice: name, place, kind, meaning, field, code, status, sentence, carries)
reference-column = { $column ->
   *[name] Name
    [place] In
    [kind] Kind
    [meaning] Meaning
    [field] Field
    [code] Code
    [status] Status
    [sentence] Sentence
    [carries] Carries
  }
reference-optional = optional
reference-no-fields = no fields

## Kinds of values

# $kind (choice: string, number, integer, boolean, null, object, any)
reference-kind = { $kind ->
   *[string] text
    [number] number
    [integer] whole number
    [boolean] true or false
    [null] null
    [object] object
    [any] anything
  }
# $kind (text)
reference-list = list of { $kind }
reference-or = or
# $least (text)
# $most (text)
reference-range = from { $least } to { $most }
# $least (text)
reference-least = from { $least }
# $most (text)
reference-most = up to { $most }
# $most (count)
reference-characters = of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }
# $value (text)
reference-usually = { $value } unless given
