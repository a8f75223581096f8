### What the published document says of the routes: summary, then details; answers; parameters.

## Tournaments and their charts

route-stage = Only this stage
route-chart = The whole chart: entrants, stages, rounds, matches, the table, and what is to be done next
route-round = Only this round
route-chart-answer = The chart
route-table = The table as it is now, or as it was earlier
route-table-through = After this round, if the format has tables by round
route-table-answer = The table; empty before the start
route-log = The facts in order. Spectators get the public part: no author, key, note or dice
route-log-after = Only facts after this seq
route-log-answer = The facts after that seq
route-log-seq = The newest fact
route-edition = If it differs from the one you have, load everything again
route-why = Why a pairing, bye, seed, rank or tie is as it is: the rule, a sentence, and the facts behind it
route-why-about = A match such as “7”, or “rank Ann”, “bye Ann 3”, “seed Ann”, “tie Ann, Ben”, “champion”
route-why-answer = The reason
route-draft = The round that would be published now, with its reasons, before anybody sees it
route-draft-answer = The draft
route-auto-pair = True if rounds are published as soon as they can be drawn
route-is-demo = A demo made at the first start, to look at and to try things on
route-seen-seq = The newest fact
route-seen-role = The caller’s role in this tournament
route-seen-commands = The commands the caller may send
route-seen-played = Engines are playing it now
route-seen-dice-hash = SHA-256 of the salt, a line feed and the dice; both are published when the tournament is closed
route-created = The new tournament
route-tournaments = The tournaments the caller may see, the latest change first
route-search = Words that must all be in the name
route-archived = The tournaments in the archive instead
route-limit = 20 unless given
route-list-after = The `next` of the page before
route-list-answer = A page of the list
route-list-next = Where the next page begins, if there is one
route-create = Opens a tournament; the caller becomes its owner
route-create-options = Settings of the format
route-public-unless = Public unless given
route-create-auto-pair = Publish rounds as soon as they can be drawn; off unless given
route-create-dice = Seed of all draws by lot; the server draws one unless given
route-import = Imports a tournament file; its log stays as it is, byte for byte
route-private-unless = Private unless given
route-file = The file
route-see = What is known of a tournament, and the caller’s role in it
route-see-answer = The tournament
route-settings = Sets who may see it, and whether rounds are published automatically
route-as-now = As it is now
route-archive = Puts it in the archive, where it can be seen but not changed, or takes it out again
route-remove = Removes a tournament for good. A demo goes at once; for any other give its name, and export the tournament file first
route-remove-name = The name of the tournament, to confirm that this is the one

## What is in paths and queries

route-tournament-id = Id of the tournament
route-entrant-id = Id of the entrant
route-person-id = Id of the person
route-secret-id = Id of the link or token, never the secret itself
route-at = As it was after this fact

## Reports by entrants

route-meeting = The game the reports are about
route-meeting-sides = Ids of the entrants
route-claim-result = White first
route-claims = What entrants have reported of games that are not recorded yet; entrants see their own
route-claims-answer = Game by game
route-claim = An entrant reports the result of an own game; it is recorded once the other side reports the same
route-claim-answer = Taken

## Commands

route-command = Carries out one command and answers with its facts once they are on disk. With a key, a retry counts once
route-command-expect = Only if this is still the newest fact; otherwise the refusal says what changed
route-done = Done
route-command-seq = The newest fact now
route-command-repeated = The same author had already done it with this key
route-preview = What a command would lead to, without doing it. For a correction: every consequence
route-preview-answer = What would happen

## Cups of engines

route-played = The engines are playing
route-engines = The engines and opening books this server offers
route-engines-answer = By name
route-games-at-once = In all cups together
route-cup = A cup played by engines: its progress, and the running games with their moves
route-cup-answer = The cup
route-cup-play = Lets the engines play: begins the cup or continues it
route-cup-stop = Stops the engines; interrupted games are played again when the cup continues

## Entrants

route-entrants = Who has entered
route-entrants-answer = All entrants
route-enter = Enters a whole list at once, as CSV with columns such as name, rating and club. All of it, or nothing
route-enter-key = A retry with the same key counts once
route-enter-expect = Only if this is still the newest fact
route-enter-body = The list; its first line names the columns
route-enter-answer = Entered
route-enter-warnings = What was left out of the list, or may be a mistake
route-contact = How an entrant can be reached; kept apart from the log
route-contact-answer = What is known; empty if nothing is
route-set-contact = Stores how an entrant can be reached
route-set-contact-answer = Stored
route-erase = Erases a person from a tournament, at any time: names, clubs, notes and contacts go; results stay, under “Erased” and the id
route-erase-player = Only this member of a team, by place in its list
route-erase-answer = Erased
route-erase-facts = Number of facts that mentioned the person
route-entrant-link = The link with which an entrant reports own results

## Exports and the feed

route-export-log = The tournament file, as the command line reads it
route-export-table = The table for a spreadsheet
route-export-entrants = The entrants for a spreadsheet; the list can be entered again
route-export-page = One page to print, or to put on a web site
route-export-games = The games that were kept, as PGN
route-games-match = Only the games of this match
route-feed = Live feed as server-sent events. `hello` carries seq and edition, `facts` the facts after the seq you have and then every new one, `live` the moves of engine games; `claims` and `reload` say what to load again. Last-Event-ID resumes it
route-feed-after = The last seq you have
route-feed-answer = The feed, until one side ends it

## Formats

route-formats = The formats, with their settings as JSON Schema
route-formats-answer = All formats
route-outline = Every round and match that is known before anybody enters
route-outline-entrants = How many play
route-outline-options = Settings of the format, as JSON
route-outline-answer = The outline

## Pages

route-page = The page
route-page-tournament = A tournament, live
route-page-screen = Control room, bracket, table and the other screens
route-page-embed = Its bracket or table, to be framed in another site’s page
route-page-service-worker = The service worker of the web app: it keeps the app in the browser for when there is no network
route-page-script = The script
route-page-file = Scripts, styles and fonts of the web app; the file under a name never changes
route-page-asset = The icon, and the style of the reference page
route-page-of-site = A page of the site
route-page-match = Id of the match
route-page-entrant = Id of the entrant

## People, links and tokens

route-people-keys = Links and tokens that still give access here
route-invite-label = Who it is for
route-invite-days = How many days it is valid; 7 unless given
route-entrant-links-query = Entrants’ links the person made are kept unless “revoke” is given. Unused invitations always end
route-entrant-links = Number of entrants’ links made by the person that still give access
route-link-answer = The link, for one person
route-site-people = Who has a role on the whole site
route-site-people-answer = People and invitations
route-site-invite = Invites somebody to the site: as a director, who may open tournaments, or as another owner
route-site-remove = Takes a role on the site away, and the unused invitations made with it; the last owner stays
route-site-sign-in = A link for somebody who can no longer sign in
route-site-erase = Forgets a person. The name goes; all roles, sessions, tokens and unused invitations end; what was recorded keeps only the id
route-site-revoke = Revokes an invitation to the site, or a sign-in link
route-people = Who has a role in the tournament, and which links and tokens give access to it
route-people-answer = People, links and tokens
route-invite = Invites somebody by link: as owner, director or scorer
route-role = Gives a person in the tournament another role; with a lesser one, unused invitations made with the greater one end
route-people-remove = Takes a role in the tournament away, and the tokens and unused invitations made with it
route-people-revoke = Revokes a link or token that gives access to the tournament

## Sessions

route-who-id = Id of the person; facts carry it as their author
route-who-site-role = On the whole site; a director may open tournaments
route-who-tournament = The entrant’s tournament, or the one an invitation was for
route-key-person = The person’s name now
route-key-scope = A tournament, or “site”
route-key-maker = The name now of the person who made it, if a person did
route-link-id = For revoking it
route-link-link = Shown only this once; what follows # never reaches a server log
route-who = Who the caller is
route-who-answer = The caller
route-open = Opens a session with the secret of a link: an invitation, a sign-in link or an entrant’s link
route-open-name = The name of somebody new
route-open-answer = A session; its cookie comes with the answer
route-close = Ends the session; its cookie gives no access any more
route-rename = Changes the caller’s name
route-another-device = A link that signs the caller in on another device, once, within an hour
route-link = The link
route-keys = The caller’s own sessions, tokens and unused sign-in links, without their secrets
route-keys-answer = All that are valid
route-token = A token for a program, with the caller’s rights or fewer
route-token-label = What it is for
route-token-tournament = For this tournament only
route-token-role = At most this role
route-token-days = How many days it is valid; until it is revoked unless given
route-token-answer = Shown only this once
route-key-revoke = Ends one of the caller’s own sessions, tokens or sign-in links

## The server itself

route-health = The process is alive
route-health-answer = It is
route-ready = The database can be read and written, and requests are accepted
route-ready-answer = Ready
route-metrics = The server’s counters, for Prometheus, which asks with an owner’s token
route-metrics-answer = The counters
route-address = The address that links are made with: where others open the site
route-address-answer = The address
route-address-such = Such as https://chess.example.org
route-address-from = Given at the start, chosen by an owner, or taken from this request
route-address-networks = Where other machines reach the server; for owners only, empty if only its own computer does
route-set-address = Chooses the address that links are made with; without one, that of the request is used again
route-document = This document
route-document-answer = The document, OpenAPI 3.1
route-reference = This document as a page
route-reference-answer = The reference
route-reference-language = Instead of the one that Accept-Language asks for
