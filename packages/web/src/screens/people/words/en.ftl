### People, links and tokens: who may do what, and who may watch.

## The address for others

people-address-title = Address for others
people-address-used = Invitations, slips and links for watching begin with this address
people-address-only-here = Links with this address work on this computer only.
people-address-given = It was set when the server was started, with --url.
people-address-alone = The server listens only on this computer, so no other device can reach it. Start it with --host 0.0.0.0, then choose its address here.
people-address-found = In your network the server can be reached at:
people-address-use = Use this address
people-address-another = Another address, such as https://chess.example.org
people-address-use-another = Use it
people-address-as-opened = The address each page is opened at
# $address (text)
people-address-chosen = Links begin with { $address } from now on.
people-address-left = Links begin with the address each page is opened at.
# $role (choice: owner, director, scorer, entrant, spectator)
people-role-name = { $role ->
   *[owner] Owner
    [director] Director
    [scorer] Scorer
    [entrant] Entrant
    [spectator] Spectator
  }

## People

people-title = People and sharing
people-tab = People
people-taken-back = everything here can be taken back
people-people = People
# $what (text)
people-table-of = Table: { $what }
people-invitations = open invitations
people-author = every fact carries its author
people-name = Name
people-role = Role
people-since = Since
people-you = you
# $name (text)
people-role-of = Role of { $name }
# $name (text)
# $role (message)
people-now-role = { $name }: { $role } from now on.
people-remove = Remove
# $name (text)
people-remove-title = Remove { $name }
# $name (text)
people-remove-costs = { $name } can no longer change anything here; tokens and unused invitations that { $name } made here end. What was recorded stays. A new invitation lets { $name } in again.
# $name (text)
# $count (count)
people-also-entrant-links = { $count ->
    [one] Also end { $count } entrant link that { $name } made. That entrant needs a new one.
   *[other] Also end { $count } entrant links that { $name } made. Those entrants need new ones.
  }
# $name (text)
people-do-remove = Take the role of { $name } away
# $name (text)
people-removed = { $name } has no role here any more.
people-no-one = Nobody else has a role here. Invite somebody to record results with you.
people-invite = Invite
people-no-account = a link, no account needed
people-for = For
people-for-whom = who it is for
people-as = as
people-make-link = Make a link
people-shown-once = Shown once
# $until (text)
people-one-use = one use, until { $until }
# $when (text)
people-made-at = made { $when }
# $name (text)
# $when (text)
people-made-by = made by { $name }, { $when }
# $label (text)
people-for-label = for { $label }
people-copy = Copy
people-copied = Copied
people-revoke = Revoke
# $what (text)
people-revoked = Revoked: { $what }
# $role (choice: owner, director, scorer)
people-invitation-of = { $role ->
   *[owner] invitation as owner
    [director] invitation as director
    [scorer] invitation as scorer
  }
# $role (choice: owner, director, scorer)
# $label (text)
people-invitation-for = { $role ->
   *[owner] invitation as owner for { $label }
    [director] invitation as director for { $label }
    [scorer] invitation as scorer for { $label }
  }
# $what (text)
people-revoke-label = Revoke { $what }
people-own-links = Own links of entrants
# $count (count)
people-own-links-count = { $count ->
    [one] { $count } link
   *[other] { $count } links
  }
people-tokens = Tokens for programs
people-api = API reference
people-program = Program
people-may = May
people-made = Made
people-ends = Ends
# $when (text)
people-ends-at = ends { $when }
people-never = never
people-no-tokens = No program has a token. Electronic boards or your own page need one to record or to read results.
# $visibility (choice: public, private)
people-visibility = { $visibility ->
   *[public] Anybody
    [private] People with a role
  }
# $visibility (choice: public, private)
people-visibility-now = { $visibility ->
   *[public] Anybody may watch now.
    [private] Only people with a role here may watch now.
  }
# $visibility (choice: public, private)
people-visibility-about = { $visibility ->
   *[public] Anybody sees pairings, results, tables and reasons, and the tournament is in the list. Only directors see contact data and the dice; the dice are published when the tournament is closed, so that every draw can be checked.
    [private] Only people with a role here see the tournament. The link and the embedded page show nothing to others.
  }
people-new-token = New token
people-token-for = What it is for
people-at-most = With the role of
people-holds = Valid for
# $count (count)
people-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
people-forever = until it is revoked
people-make-token = Make the token
people-token-once = This is shown once. Keep it where the program finds it, and nowhere else.
people-try-it = Try it on the command line
people-feed = Live feed, for programs that watch
people-watch = Who may watch
people-link = Public link
people-hall = For the hall
people-embed = On another site
people-embed-about = no cookies, light or dark as the reader has it
people-paste = Paste this
people-preview = how it looks
# $name (text)
people-preview-of = { $name } as it looks on another site
people-embed-private = The embedded page shows nothing while only people with a role may watch.
people-can = What each role may do
people-yes = yes
people-no = no
people-own = own
people-can-see = See the public pages
people-can-report = Report a result
people-can-publish = Publish pairings
people-can-correct = Correct and take back
people-can-withdraw = Withdraw, forfeit, late entry
people-can-contact = See contact data
people-can-invite = Invite and remove people
people-can-archive = Put the tournament in the archive
people-claims = An entrant’s report counts when both sides report the same. If they differ, the directors decide.
people-spectator-here = You are watching. Whoever runs the tournament can invite you to record results.
people-site-title = People of this site
people-site-kicker = who may open tournaments here, and where you are signed in
people-site-people = Owners and directors
people-may-open = directors open tournaments, owners also invite
people-lost-way = New sign-in link
# $name (text)
people-lost-way-for = New sign-in link for { $name }
people-erase = Forget
# $name (text)
people-erase-title = Forget { $name }
# $name (text)
people-erase-costs = The name { $name } is erased for good, in every tournament. All roles, sessions, tokens and unused invitations end. Results that were recorded stay, with a bare number instead of the name. This cannot be undone.
# $name (text)
people-do-erase = Erase { $name } for good
people-erased = The person was forgotten.
people-you2 = You
people-your-name = Your name
people-rename = Change the name
# $name (text)
people-renamed = Your name is { $name } now.
# $kind (choice: session, link)
people-key = { $kind ->
   *[session] Browser
    [link] Sign-in link, not used yet
  }
# $kind (choice: session, link)
# $when (text)
people-key-made = { $kind ->
   *[session] Browser, { $when }
    [link] Sign-in link, { $when }
  }
# $name (text)
people-sign-in-link-of = Sign-in link, { $name }
people-device = Another device
people-device-about = A link that lets you in on another device, once, within an hour.
people-make-way-in = Make a link for another device
people-keys = Where you are signed in
people-sign-in-links = Sign-in links
people-sign-out = Sign out here
people-nobody = You are not signed in. Open the link you were sent; there are no passwords.
people-no-tokens-own = You have made no token.
people-whole = everything you may do
