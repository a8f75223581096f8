### Änderungen, von denen noch nichts gehört wurde, und spät abgelehnte.

## Liste

# $count (count)
outbox-unheard = { $count ->
    [one] { $count } Änderung gesendet, noch keine Antwort
   *[other] { $count } Änderungen gesendet, noch keine Antwort
  }
# $count (count)
outbox-sign-out = { $count ->
    [one] { $count } Änderung ist noch ohne Antwort und wird auf diesem Gerät vergessen.
   *[other] { $count } Änderungen sind noch ohne Antwort und werden auf diesem Gerät vergessen.
  }
outbox-explain = Der Server hat nicht geantwortet, also ist nicht bekannt, ob das geschehen ist. Es wird von selbst erneut gesendet und zählt nur einmal.
outbox-sent = Gesendet, noch keine Antwort. Es wird von selbst erneut gesendet und zählt nur einmal.
outbox-refused = Abgelehnt
# $what (text)
outbox-again = Trotzdem ausführen: { $what }
outbox-again-short = Trotzdem ausführen
# $what (text)
outbox-dismiss = Weglegen: { $what }
outbox-dismiss-short = Weglegen

## Worum es geht

# $match (text)
# $what (text)
outbox-match = Match { $match }: { $what }
# $what (choice: report, score, enter, describe, edit, withdraw, return, start, pair, forfeit, cancel, rule, correct, undo, redo, revoke, close, change, post, lineup, declare, choose, other)
outbox-command = { $what ->
    [report] Ergebnis
    [score] Boards
    [enter] Neue Teilnehmer
    [describe] Angaben zur Veranstaltung
    [edit] Teilnehmer geändert
    [withdraw] Rückzug
    [return] Rückkehr
    [start] Start
    [pair] Runde veröffentlicht
    [forfeit] Kampflos
    [cancel] Match abgesagt
    [rule] Entscheidung
    [correct] Korrektur
    [undo] Rückgängig
    [redo] Wiederholen
    [revoke] Etwas zurückgenommen
    [close] Turnier abgeschlossen
    [change] Regeln geändert
    [post] Ergebnisse ausgehängt
    [lineup] Aufstellung
    [declare] Sieger erklärt
    [choose] Gegner gewählt
   *[other] Änderung
  }
# $what (choice: open, import, claims, settings, play, stop, archive, remove, role, invitation, link, token, revoke, name, address, session, other)
outbox-request = { $what ->
    [open] Neues Turnier
    [import] Turnier aus einer Datei
    [claims] Gemeldetes Ergebnis
    [settings] Einstellung
    [play] Engines gestartet
    [stop] Engines angehalten
    [archive] Archiv
    [remove] Entfernen
    [role] Rolle
    [invitation] Einladung
    [link] Link
    [token] Token
    [revoke] Link oder Token widerrufen
    [name] Name
    [address] Adresse dieser Site
    [session] Anmeldung
   *[other] Änderung
  }
