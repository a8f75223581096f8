### Was die Chronik sagt: ein Satz oder einige zu jedem Eintrag.

## Das Turnier

fact-opened = Eröffnet: { $format }.
fact-opened-named = „{ $name }“ eröffnet: { $format }.
fact-options = Einstellungen: { $options }.
fact-started = Gestartet mit { $count }: { $order }.
fact-started-many = Gestartet mit { $count }, an der Spitze { $order }.
fact-divided = Die Gruppen haben { $sizes } Teams.
fact-positions = Die Chess960-Stellungen der Runden sind { $numbers }.
fact-options-changed = Die Einstellungen wurden geändert.
fact-event = Die Veranstaltung: { $what }.
fact-event-cleared = Weggenommen: { $what }.
event-detail = { $what ->
   *[days] Tage
    [place] Ort
    [timeControl] Bedenkzeit
    [contact] Kontakt
    [link] Seite
    [about] Beschreibung
    [logo] Logo
  }
event-detail-is = { $what ->
   *[days] Tage
    [place] Ort
    [timeControl] Bedenkzeit
    [contact] Kontakt
    [link] Seite
    [about] Beschreibung
    [logo] Logo
  } { $value }
event-days = { $days }
fact-pairs-changed = Die Runden haben jetzt { $pairs } Paare.
fact-closed = Abgeschlossen: Die Tabelle ist endgültig.
fact-note = ({ $note })

## Teilnehmer

fact-entered = { $who } gemeldet.
fact-entered-as = { $who } gemeldet: { $profile }.
profile-rating = Wertungszahl { $rating }
profile-highest-rating = höchste Wertungszahl { $rating }
profile-club = { $club }
profile-captain = Kapitän { $captain }
profile-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  } mit { $masterpoints } Masterpunkten im Schnitt
profile-paid = bezahlt
profile-not-paid = nicht bezahlt
profile-bracket = nennt Gruppe { $bracket }
fact-joins = { $who } nimmt in Match { $match } Platz.
fact-edited = { $who } bearbeitet: { $changes }.
edited-name = Name { $name }
edited-rating = Wertungszahl { $rating }
edited-rating-none = keine Wertungszahl
edited-highest-rating = höchste Wertungszahl { $rating }
edited-highest-rating-none = keine höchste Wertungszahl
edited-club = Verein { $club }
edited-club-none = kein Verein
edited-captain = Kapitän { $captain }
edited-captain-none = kein Kapitän
edited-paid = bezahlt
edited-not-paid = nicht bezahlt
edited-paid-none = Bezahlung offen
edited-claim = nennt Gruppe { $bracket }
edited-claim-none = nennt keine Gruppe
edited-players = Spieler { $players }
edited-players-none = keine Spieler
fact-withdrew = { $who } hat zurückgezogen.
fact-withdrew-emergency = { $who } hat in einem Notfall zurückgezogen.
fact-returned = { $who } ist zurückgekehrt.

## Paarungen und Setzplätze

fact-paired = { $round } gepaart: { $matches ->
    [one] ein Match.
   *[other] { $matches } Matches.
  }
paired-phase = { $kind ->
   *[regular] Phase { $number }
    [playoff] Phase { $number }, Stichkampf,
    [extra] Phase { $number }, Zusatzrunde,
  }
paired-round = { $kind ->
   *[regular] Runde { $number }
    [playoff] Runde { $number }, Stichkampf,
    [extra] Runde { $number }, Zusatzrunde,
  }
fact-byes = { $who ->
    [one] { $who } hat ein Freilos.
   *[other] { $who } haben ein Freilos.
  }
fact-position = Die Chess960-Stellung ist Nr. { $number }.
fact-teams-paired = { $round } { $how ->
   *[paired] gepaart
    [re-paired] neu gepaart
    [by-hand] von Hand gepaart
    [chosen] gewählt
    [drawn] angesetzt
  }: { $pairs }.
fact-teams-left-none = { $round }: niemand mehr zu paaren.
meeting = { $one } gegen { $other }
seat-team = { $who }
seat-number = { $number }
pair-none = { $who } ohne Gegner
fact-seeds = Setzplätze veröffentlicht: { $order }.
fact-seeds-of = Gruppe { $bracket }: Setzplätze veröffentlicht: { $order }.
seeded = { $seed } { $who }
seeded-nobody = { $seed } niemand
and-more = { $count } weitere

## Ergebnisse und Entscheidungen

fact-result = { $where }: { $white } { $result } { $black }.
place-game = Match { $match }, Partie { $game }
place-extra-boards = Match { $match }, Zusatzboards
fact-ruling = Match { $match }: { $ruling }.
ruling-absent = { $who ->
    [one] { $who } kam nicht
   *[other] { $who } kamen nicht
  }
ruling-cancelled = gestrichen
ruling-won = zum Sieg für { $who } erklärt
ruling-through = erklärt: { $who ->
    [one] { $who } kommt weiter
   *[other] { $who } kommen weiter
  }
ruling-drawn = für remis erklärt

## Berichtigungen

fact-corrected-to = Eintrag { $fact } berichtigt zu { $result }.
fact-corrected = { $where } berichtigt: { $white } { $result } { $black } (vorher { $was }, Eintrag { $fact }).
fact-corrected-with = { $where } berichtigt: { $white } { $result } { $black }, { $lengths } (vorher { $was }, Eintrag { $fact }).
fact-corrected-length = { $where } berichtigt: { $white } – { $black }, { $lengths } (vorher { $was }, Eintrag { $fact }).
was-result = { $result }
was-ruled = entschieden: { $ruling }
length-finished = beendet um { $at }
length-finished-none = ohne Endzeit
length-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }
length-moves-none = ohne Zugzahl
length-moves-to-finish = { $moves ->
    [one] { $moves } Zug bis zum Ende
   *[other] { $moves } Züge bis zum Ende
  }
length-moves-to-finish-none = ohne Züge bis zum Ende
fact-drawn-again = Neu gelost: Die vorige Auslosung ({ $facts }) ist zurückgenommen.
fact-taken = { $how ->
   *[undo] Rückgängig gemacht
    [redo] Wiederholt
    [revoke] Zurückgenommen
  }: { JOIN($what) } ({ $facts })
fact-and-more = Und { $count } weitere.
fact-taken-none = { $how ->
   *[undo] Rückgängig gemacht
    [redo] Wiederholt
    [revoke] Zurückgenommen
  }: nichts.
facts-one = Eintrag { $fact }
facts-range = Einträge { $first }–{ $last }
fact-seeds-stand = Veröffentlichte Setzplätze bleiben. Nach den jetzigen Ergebnissen: { $moves } ({ $rule }).
fact-round-stands = Die veröffentlichte Runde bleibt. Nach den jetzigen Ergebnissen: { $moves } ({ $rule }).
overtaken-not-qualified = { $who }, Setzplatz { $told }, wäre nicht qualifiziert
overtaken-seeded = { $who } hätte Setzplatz { $now }
overtaken-other-seed = { $who }, Setzplatz { $told }, hätte Setzplatz { $now }
overtaken-out = { $who } wäre vor Runde { $told } ausgeschieden
overtaken-in = { $who } wäre in Runde { $now }
overtaken-more = { $count ->
    [one] ein weiterer wäre verschoben
   *[other] { $count } weitere wären verschoben
  }

## Bridgeteams

