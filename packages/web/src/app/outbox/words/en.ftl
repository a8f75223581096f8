### Changes that are not heard of yet, and those that were refused late.

## List

# $count (count)
outbox-unheard = { $count ->
    [one] { $count } change sent, not heard of yet
   *[other] { $count } changes sent, not heard of yet
  }
# $count (count)
outbox-sign-out = { $count ->
    [one] { $count } change is not heard of yet and will be forgotten on this device.
   *[other] { $count } changes are not heard of yet and will be forgotten on this device.
  }
outbox-explain = The server has not answered, so it is not known whether this was done. It is sent again by itself and counts once.
outbox-sent = Sent, not heard of yet. It is sent again by itself and counts once.
outbox-refused = Refused
# $what (text)
outbox-again = Do it all the same: { $what }
outbox-again-short = Do it all the same
# $what (text)
outbox-dismiss = Put away: { $what }
outbox-dismiss-short = Put away

## What it is about

# $match (text)
# $what (text)
outbox-match = Match { $match }: { $what }
# $what (choice: report, score, enter, describe, edit, withdraw, return, start, pair, forfeit, cancel, rule, correct, undo, redo, revoke, close, change, post, lineup, declare, choose, other)
outbox-command = { $what ->
    [report] Result
    [score] Boards
    [enter] New entrants
    [describe] The event described
    [edit] Entrant changed
    [withdraw] Withdrawal
    [return] Return of an entrant
    [start] Start
    [pair] Round published
    [forfeit] Forfeit
    [cancel] Match cancelled
    [rule] Ruling
    [correct] Correction
    [undo] Undo
    [redo] Redo
    [revoke] Something taken back
    [close] Tournament closed
    [change] Rules changed
    [post] Results posted
    [lineup] Line-up
    [declare] Winners declared
    [choose] Opponent chosen
   *[other] Change
  }
# $what (choice: open, import, claims, settings, play, stop, archive, remove, role, invitation, link, token, revoke, name, address, session, other)
outbox-request = { $what ->
    [open] New tournament
    [import] Tournament from a file
    [claims] Result reported
    [settings] Setting
    [play] Engines started
    [stop] Engines stopped
    [archive] Archive
    [remove] Removal
    [role] Role
    [invitation] Invitation
    [link] Link
    [token] Token
    [revoke] Link or token revoked
    [name] Name
    [address] Address of this site
    [session] Sign-in
   *[other] Change
  }
