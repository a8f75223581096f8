### Was die zweite Meinung findet: welche Regel ein Eintrag verletzt und was richtig wäre.

## Nummern, Zeiten und Befehle

found-numbering = Eintrag { $fact } steht, wo Eintrag { $due } hingehört.
found-clock = Dies wurde am { $at } erfasst, früher als der Eintrag { $fact } davor ({ $before }).
found-log-empty = Der Verlauf ist leer: Es wurde kein Turnier eröffnet.
found-opening-late = Der Verlauf beginnt nicht mit der Eröffnung eines Turniers.
found-opening-again = Ein Turnier wird einmal eröffnet, mit dem ersten Eintrag seines Verlaufs.
found-key-used = Ein früherer Befehl hat schon den Schlüssel „{ $key }“.
found-stamp = Dies hat den Schlüssel von Eintrag { $fact }, aber eine andere Zeit oder einen anderen Urheber.
found-one-decision = { $types ->
    [one] Ein Befehl, der nur { $types } erfasst, ist unvollständig.
   *[other] Ein einziger Befehl kann nicht { $types } zusammen erfassen.
  }
found-closed = Das Turnier ist abgeschlossen: Es lässt sich nur noch etwas rückgängig machen.
found-closed-early = Das Turnier wurde abgeschlossen, bevor alles entschieden war.

## Änderungen

found-facts = { $facts ->
    [0] kein Eintrag
    [one] Eintrag { $facts }
   *[other] Einträge { $facts }
  }
found-takes-back-other = { $how ->
   *[undo] Hier wird rückgängig gemacht: { $named }. Der letzte Befehl war: { $due }.
    [redo] Hier wird wiederholt: { $named }. Zuletzt rückgängig gemacht hat: { $due }.
    [revoke] Hier wird zurückgenommen: { $named }. Von jenem Befehl galt noch: { $due }.
    [redraw] Hier wird neu gelost: { $named }. Die Auslosung ist: { $due }.
  }
found-voids-nothing = { $how ->
   *[undo] Rückgängigmachen
    [redo] Wiederholen
  } macht keine anderen Einträge ungültig.
found-undo-nothing = Es gab nichts rückgängig zu machen.
found-redo-nothing = Es gab nichts zu wiederholen: Nach dem Rückgängigmachen kam ein neuer Befehl.
found-revokes-nothing = Dies nimmt nichts zurück, was im Verlauf steht.
found-revokes-opening = Die Eröffnung eines Turniers kann nicht zurückgenommen werden.
found-revokes-change = Eintrag { $fact } { $how ->
   *[undo] macht etwas rückgängig
    [redo] wiederholt etwas
  } und kann nicht zurückgenommen werden.
found-redraw-nothing = Es gab keine Auslosung, die man zurücknehmen konnte.
found-redraw-late = Ein Ergebnis lag vor, also konnte nicht neu gelost werden.
found-correction-other = Eintrag { $fact } ist nicht das Ergebnis, das hier berichtigt werden soll.
found-correction-fallen = Eintrag { $fact } galt nicht mehr, als er berichtigt wurde.
found-voids-needless = Dies macht ohne Not ungültig: { $facts }. Was seinen Platz behält oder ohnehin nicht gilt, wird nicht ungültig gemacht.
found-voids-alike = Dies macht Eintrag { $fact } ungültig, aber dasselbe würde wieder veröffentlicht.
found-left-standing = Eintrag { $fact } passt nach dieser Änderung nicht mehr, ist aber nicht ungültig:
found-options-displace = Eintrag { $fact } passt nicht mehr zu diesen Einstellungen:

## Formate und Einstellungen

found-format = Für das Format „{ $format }“ gibt es kein Regelwerk.
found-option-unknown = Dieses Format hat keine Einstellung „{ $option }“.
found-option-wrong = Die Einstellung „{ $option }“ hat einen Wert, der nicht erlaubt ist.
found-option-excluded = Ein kompakter K.-o. verträgt die Einstellung „{ $option }“ nicht.
found-not-chess = IMPs, Hälften und Teams, die weiterkommen, gehören zum Bridge.
found-fact-elsewhere = In diesem Format gibt es keine Einträge der Art { $type }.
found-field-elsewhere = In diesem Format haben Einträge der Art { $type } kein Feld „{ $field }“.
found-redraw-elsewhere = In diesem Format wird nicht neu ausgelost.

## Wer spielt

found-own-id = Diese Meldung darf die Kennung „{ $given }“ nicht verwenden.
found-id-taken = Die Kennung „{ $given }“ gehört schon { $who }.
found-no-entrant = Niemand hat die Kennung „{ $given }“.
found-withdrawn-already = { $who } hatte schon zurückgezogen.
found-not-withdrawn = { $who } hatte nicht zurückgezogen.
found-withdrawn = { $who } hat zurückgezogen.
found-started-already = Das Turnier war schon gestartet.
found-named-twice = { $who } wird zweimal genannt.
found-unlisted = { $who } fehlt in der Liste.
found-listed-absent = { $who } steht in der Liste, ist aber nicht da.
found-not-listed = { $who } steht nicht { $where ->
   *[list] in der Liste
    [row] in der Reihe
    [robin] im Rundenturnier
  }.
found-fixed = { $what ->
   *[rating] Die Wertungszahl
    [players] Die Spieler
  } von { $who } { $what ->
   *[rating] steht
    [players] stehen
  } seit dem Start fest.
found-all-decided = Alles ist entschieden: Niemand zieht mehr zurück oder kehrt zurück.
found-size = { $what ->
   *[league] Eine Liga ist für { $least } bis { $most } Spieler
    [hybrid-knockout] Dieses Turnier ist für { $least } bis { $most } Spieler
    [bridge-knockout] Dieser Bridge-K.-o. ist für { $least } bis { $most } Teams
    [compact] Ein kompakter K.-o. ist für { $least } bis { $most } Teams
    [bracket] Eine Gruppe ist für { $least } bis { $most } Teams
  }, nicht für { $count }.
found-size-cup = Ein Cup ist für 2, 4, 8 … 1024 Spieler, nicht für { $count }.
found-size-diagonal = Ein Diagonal-Turnier ist für mindestens zwei Spieler, nicht für { $count }.
found-entered-late = { $who } wurde erst { $after ->
   *[start] nach dem Start
    [knockout] nach Beginn des K.-o.
    [first-phase] nach dem Ende der ersten Phase
    [seeds] nach der Veröffentlichung der Setzplätze
    [compact] nach Beginn des kompakten K.-o.
  } gemeldet.
found-cannot-join = { $who } kann nicht mehr dazukommen: { $because ->
   *[draw] Die Auslosung steht.
    [row] Die Reihe steht seit dem Start fest.
    [sixteen] Die Gruppe hat schon sechzehn Teams.
    [small] Die Gruppe begann mit weniger als acht Teams.
  }
found-absent-at-start = { $who } war beim Start nicht da.
found-cannot-return = { $who } kann nicht zurückkehren: { $because ->
   *[annulled] Alle Ergebnisse wurden gestrichen.
    [nothing-left] Es ist nichts mehr zu erspielen.
    [absent] Ein Match ging durch Abwesenheit verloren.
  }
found-other-row = Mit { $who } wären es { $count } Spieler, und es gälten andere Plätze und Punkte.

## Die Reihenfolge beim Start

found-order-reason = Der Start beruft sich für die Reihenfolge auf Regel { $given }, maßgeblich ist aber eine andere.
found-order-by = Laut Start folgt die Reihenfolge „{ $given }“, laut Einstellung aber „{ $due }“.
found-order = { $by ->
   *[entry] In der Reihenfolge der Meldungen
    [rating] Nach Wertungszahl
    [maxRating] Nach höchster Wertungszahl
    [lot] Nach Los
    [bands] Mit gemischten Bändern
    [average] Nach Masterpunkten im Schnitt
  } müsste { $who } die Nummer { $number } haben.
found-unrated = Die Reihenfolge geht nach { $by ->
   *[rating] Wertungszahl
    [maxRating] höchster Wertungszahl
  }, aber { $who } hat keine.
found-bands = { $due ->
   *[shuffled] Die Bänder der Setzplätze sollen gemischt sein; laut Start sind sie es nicht.
    [kept] Die Bänder der Setzplätze sollen nicht gemischt sein; laut Start sind sie es.
  }
found-averages-missing = Einige Teams haben ihre Spieler genannt, andere nicht: Nach dem Schnitt gibt es keine Reihenfolge.
found-average-missing = Der Schnitt von { $who } ist unbekannt, es gibt aber ein Handicap.
found-bracket-by-average = Nach dem Schnitt gehört { $who } in eine andere Gruppe.
found-bracket-order = Innerhalb einer Gruppe folgen die Nummern der Reihenfolge der Meldungen.

## Partien, Ergebnisse und Entscheidungen

found-no-match = Es gibt kein Match { $match }.
found-no-match-of = Es gibt kein Match { $match }: Eine Liga mit { $players } Spielern hat { $matches } Matches.
found-before-start = { $what ->
   *[match] Vor dem Start gibt es kein Match.
    [round] Vor dem Start gibt es keine Runde.
    [win] Vor dem Start kann niemand gewinnen.
    [joined] Vor dem Start kann niemand in einem Match Platz nehmen.
  }
found-unseated = Noch steht nicht fest, wer Match { $match } spielt.
found-decided = Match { $match } war schon entschieden.
found-ruled = Die Turnierleitung hatte Match { $match } schon entschieden.
found-forfeited = Die offenen Partien von Match { $match } gingen kampflos verloren.
found-no-game = Match { $match } hat keine Partie { $game }.
found-game-reported = Partie { $game } von Match { $match } war schon gemeldet.
found-game-not-due = Partie { $game } von Match { $match } ist nicht an der Reihe.
found-games-due = Match { $match } geht mit Partie { OR($games) } weiter, nicht mit Partie { $game }.
found-colours = { $white } hat in Partie { $game } von Match { $match } Weiß, nicht Schwarz.
found-between = Match { $match } spielen { $due }, nicht { $named ->
    [0] niemand
   *[other] { $named }
  }.
found-game-between = Partie { $game } von Match { $match } spielen nicht { $named }.
found-not-in-match = { $who } spielt Match { $match } nicht.
found-ruling-names = Die Entscheidung nennt { $who }, aber Match { $match } spielen { $due }.
found-needs-winner = Match { $match } braucht einen Sieger: Es kann weder gestrichen noch für remis erklärt werden.
found-phase-early = Match { $match } gehört zu Phase { $phase }, aber Phase { $open } war nicht beendet.
found-phase-open = Phase { $phase } war nicht beendet.
found-round-open = Runde { $round } war nicht beendet.
found-before-open = { $what ->
   *[round] Die Runde davor war nicht beendet.
    [robin] Das Rundenturnier war nicht beendet.
    [semifinals] Die Halbfinale waren nicht beendet.
  }
found-director-decides = In Match { $match } wird nicht mehr gespielt: Die Turnierleitung erklärt den Sieger.
found-finished-early = Dies wurde am { $at } beendet, vor der Paarung am { $paired }.
found-finish-times = In Phase { $phase } nennen entweder alle Meldungen eine Endzeit oder keine.

## Runden, Paarungen und Setzplätze

found-publishes-none = { $format ->
   *[league] Eine Liga veröffentlicht keine Paarungen und Setzplätze: Ihre Liste gibt den Spielplan vor.
    [cup] Ein Cup veröffentlicht keine Paarungen und Setzplätze: Der Turnierbaum steht mit dem Start fest.
    [diagonal] Ein Diagonal-Turnier veröffentlicht keine Setzplätze: Alle stehen in der Reihe.
  }
found-stage = In der Stufe „{ $stage }“ { $what ->
   *[rounds] werden keine Runden veröffentlicht
    [seeds] werden keine Setzplätze veröffentlicht
    [win] wird kein Sieger erklärt
  }.
found-kind = Dies ist von der Art „{ $kind }“, richtig wäre { OR($due) }.
found-by-hand = { $says ->
   *[by-hand] Dies wurde von Hand gemacht, ist aber von der Art „{ $kind }“.
    [drawn] Dies ist von der Art „{ $kind }“, sagt aber nicht, dass es von Hand gemacht wurde.
  }
found-round-number = Dies ist Runde { $round }, als Nächstes kommt aber Runde { $due }.
found-phase-number = Dies ist Phase { $phase }, als Nächstes kommt aber Phase { $due }.
found-round-published = Runde { $round } war schon veröffentlicht.
found-published = { $what ->
   *[seeds] Die Setzplätze waren schon veröffentlicht.
    [places] Die Plätze waren schon veröffentlicht.
    [extra-boards] Die Zusatzboards waren schon veröffentlicht.
    [playoff] Der Stichkampf war schon veröffentlicht.
    [third-place] Das Spiel um Platz 3 war schon veröffentlicht.
  }
found-no-matches = Diese Runde hat kein Match.
found-match-of-two = Ein Match bestreiten zwei Spieler.
found-match-order = Die Matches stehen nicht in der Reihenfolge { $by ->
   *[row] der Reihe
    [list] der Liste
    [numbers] ihrer Nummern
  }.
found-left-out = { $who } müsste hier spielen, ist aber nicht gepaart.
found-not-level = { $who } ist hier gepaart, gehört aber nicht zu denen, die gleichstehen.

## Eröffnungen eines Cups

found-no-openings = Beim Start wurden keine Eröffnungen angegeben.
found-no-opening = Es gibt keine Eröffnung { $opening }.
found-opening-other = Partie { $game } von Match { $match } wird nicht aus Eröffnung { $opening } gespielt.
found-opening-missing = Paar { $pair } von Match { $match } hat noch keine Eröffnung.
found-opening-not-due = Match { $match } steht nicht gleich, also wird keine Eröffnung gelost.
found-opening-not-drawn = Match { $match } steht gleich, aber es wurde keine Eröffnung gelost.
found-opening-pair = In Match { $match } ist eine Eröffnung für Paar { $due } zu losen, nicht für Paar { $pair }.
found-opening-planned = Eröffnung { $opening } gehört zu einem angesetzten Paar.
found-opening-drawn = Eröffnung { $opening } wurde für Paar { $pair } von Match { $match } gelost.
found-opening-twice = Eröffnung { $opening }, für Match { $match } gelost, käme zweimal vor.
found-opening-next = Die nächste Eröffnung für Match { $match } ist { $due }, nicht { $opening }.
found-opening-reused = { $was ->
   *[used] Eröffnung { $opening } kam schon vor; hier steht, sie sei neu.
    [new] Eröffnung { $opening } kam noch nicht vor; hier steht, sie sei schon verwendet.
  }
found-opening-stale = Danach hat Paar { $pair } von Match { $match } eine andere Eröffnung, aber es wurde keine gelost.
found-openings-listed = Von { $count } Eröffnungen stehen { $listed } in der Reihenfolge; es müssten { $due } sein.
found-openings-same = Die Eröffnungen an den Stellen { $one } und { $other } des Buchs sind gleich.
found-openings-place = Zwei Eröffnungen haben die Stelle { $place } des Buchs.
found-openings-order = Eröffnung { $number } der Reihenfolge müsste die an Stelle { $place } des Buchs sein.
found-openings-few = Nötig sind { $needed } Eröffnungen, vorhanden sind { $count }.
found-engine-named = Nur eine Engine, die nicht starten konnte, wird genannt.
found-change-early = Einstellungen werden erst nach dem Start geändert.
found-change-other = Nur die Zahl der Paare in den Runden darf sich ändern.
found-change-nothing = Dies ändert nichts.
found-change-begun = Dies ändert Match { $match }, das schon begonnen hatte.

## Ein Diagonal-Turnier

found-win-early = Ein Sieger wird frühestens nach Runde 1 erklärt.
found-cannot-win = { $who } gehört nicht zu denen, die gewinnen können.
found-win-instead = Runde { $round } ist beendet, also wird ein Sieger statt Runde { $next } erklärt.
found-over = Das Turnier war zu Ende.
found-ended = Die Turnierleitung hatte das Turnier beendet.
found-ended-round = Die Turnierleitung hatte Runde { $round } beendet.
found-no-byes = Alle spielen: Es gibt keine Freilose.
found-extra-incomplete = Rings um eine Zusatzrunde muss jede frühere Runde beendet sein.
found-no-more-rounds = Es wird keine Runde mehr gepaart: Die Turnierleitung erklärt den Sieger.
found-out = { $who } ist ausgeschieden.
found-one-pair = Die beiden Verbliebenen bilden ein Paar.
found-opponents = { $who } hat nicht zwei Gegner.
found-opponent-twice = { $who } hat zweimal denselben Gegner.
found-row-order = { $higher } steht in der Reihe vor { $lower } und wird zuerst genannt.
found-rematches = { $count ->
    [one] Hier gibt es eine Wiederholung
   *[other] Hier gibt es { $count } Wiederholungen
  }, aber { $enough ->
    [0] keine ist nötig.
    [one] eine genügt.
   *[other] { $enough } genügen.
  }
found-pattern = Das Muster kommt ohne Wiederholung aus, und nach ihm trifft { $one } auf { $other }.

## Ein Hybrid-K.-o.

found-byes = Bei { $players } Spielern gibt es { $byes ->
    [0] ein Freilos, nicht keins.
    [one] kein Freilos, nicht eins.
   *[other] höchstens ein Freilos, nicht { $byes }.
  }
found-rotation-bye = Nach der Rotation hat { $who } in Phase { $phase } kein Freilos.
found-rotation-pair = Nach der Rotation treffen { $one } und { $other } in Phase { $phase } nicht aufeinander.
found-bye = Das Freilos gehört { $who }: { $because ->
   *[fewest] Niemand hatte bisher weniger.
    [order] Niemand kommt dafür früher an die Reihe.
  }
found-bye-other = { $because ->
   *[fewest] Das Freilos bekommt, wer die wenigsten hatte: jemand anders.
    [order] Für das Freilos kommt jemand anders zuerst.
  }
found-repeats = Weniger Begegnungen könnten sich wiederholen.
found-colour-sum = Die Farben könnten ausgeglichener sein: Die Summe ihrer quadrierten Differenzen könnte um { $less } kleiner sein.
found-white = { $who } müsste gegen { $other } Weiß haben.
found-colours-apart = Die Farben von { $who } gingen um { $difference } auseinander, höchstens { $most } sind erlaubt.
found-playoff-bye = Das Freilos dieser Stichkampfrunde gehört { $who }.
found-playoff-even = Bei gerader Zahl hat eine Stichkampfrunde kein Freilos.
found-playoff-pair = { $one } und { $other } treffen in dieser Stichkampfrunde nicht aufeinander.
found-playoff-first = { $who } steht später in der Liste und wird zuerst genannt.
found-no-qualification = Es gibt keine Qualifikation, also { $what ->
   *[phase] wird keine Phase gepaart.
    [seeds] ergeben sich daraus keine Setzplätze.
  }
found-playoff-not-due = Es ist kein Stichkampf fällig.
found-playoff-due = Zuerst kommt ein Stichkampf.
found-qualification-over = Die Setzplätze sind veröffentlicht: Die Qualifikation ist vorbei.
found-places-for-all = Für alle Verbliebenen gibt es einen Platz, also folgt keine Phase.
found-places-left = Es sind noch Plätze zu erspielen.
found-has-place = { $who } hat einen Platz und wird nicht mehr gepaart.
found-absent-often = { $who } fehlte zu oft und wird nicht mehr gepaart.
found-start-none = Ohne Chess960 hat eine Phase keine Anfangsstellung.
found-start = Phase { $phase } hat die Anfangsstellung { $due }; hier steht es anders.
found-starts-count = Hier stehen { $count } Anfangsstellungen, es müssten { $due } sein.
found-starts = Anfangsstellung { $number } ist { $due }, nicht { $start }.
found-seed-count = Der K.-o. hat { $places } Plätze, nicht { $count }.
found-seed = Setzplatz { $seed } müsste { $who } haben.
found-seed-nobody = Setzplatz { $seed } müsste frei sein und nicht { $who } gehören.

## Bridge: der Start

found-sizes-told = Größen von Gruppen werden genau dann genannt, wenn es Gruppen gibt.
found-bracket-sum = Die Gruppen fassen { $sum } Teams, es sind aber { $teams }.
found-odd-boards = { $teams } Teams brauchen einen Dreierkampf, aber { $boards } Boards sind eine ungerade Zahl.
found-boards-by-four = { $teams } Teams brauchen einen Durchgang mit einer durch vier teilbaren Zahl von Boards, nicht { $boards }.
found-no-scale = { $teams } Teams spielen Matches von { $boards } Boards; dafür gibt es keine Siegpunkte.
found-half-carried = Sechs Teams nehmen die Hälfte der Boards mit, und { $boards } ist nicht durch vier teilbar.
found-no-quarterfinals = { $teams } Teams haben ab Runde 2 kein Viertelfinale, also gibt es keinen Stichkampf.
found-no-third-place = { $teams } Teams haben kein Spiel um Platz 3.
found-team-name = Es gibt schon ein Team namens „{ $name }“.
found-team-size = { $where ->
   *[any] Ein Team hat 4, 5 oder 6 Spieler
    [compact] Ein Team eines kompakten K.-o. hat 4 Spieler
  }, nicht { $count }.
found-team-player = { $player } spielt für ein anderes Team.

## Bridge: späte und falsch eingeteilte Teams

found-bracket-unsaid = { $who } nennt keine Gruppe, in die es geht.
found-too-many = Mit { $who } wären es mehr als { $most } Teams.
found-makes-three-way = Mit { $who } gäbe es einen Dreierkampf, aber { $boards } Boards sind eine ungerade Zahl.
found-no-seat = Für { $who } gibt es keinen Platz.
found-no-seat-in = Für { $who } gibt es in Match { $match } keinen Platz.
found-no-brackets = Hier gibt es keine Gruppen, also ist kein Team in der falschen.
found-no-bracket = Es gibt keine Gruppe { $bracket }.
found-corrected-twice = Die Gruppe von { $who } wurde schon berichtigt.
found-not-in-bracket = { $who } war beim Start nicht in Gruppe { $bracket }.
found-bracket-unnamed = Hier fehlt, in welche andere Gruppe das Team gehört.
found-joins-none = Hier fehlt, in welchem Match der ersten Runde von Gruppe { $bracket } das Team Platz nimmt.
found-joins-other = Match { $match } gehört nicht zur ersten Runde von Gruppe { $bracket }.
found-second-round-told = Die zweite Runde wird nur genannt, wenn ein Team zu ihr umzieht.
found-bracket-small = Gruppe { $bracket } begann mit weniger als acht Teams.
found-second-round = Die zweite Runde von Gruppe { $bracket } lautet nicht { $told }.
found-bracket-took-in = Gruppe { $bracket } hat schon ein Team aufgenommen.
found-when = { $when ->
   *[in-time] vor dem ersten Ergebnis des Teams
    [playing] während des ersten Matchs des Teams
    [won] nach dem Sieg des Teams im ersten Match
    [lost] nach der Niederlage des Teams im ersten Match
    [late] nach Beginn der zweiten Runde
  }
found-discovered = Der Fehler wurde { OR($due) } gefunden, nicht { $told }.
found-action = { $due ->
   *[changed] Das Team müsste die Gruppe wechseln.
    [disqualified] Das Team müsste disqualifiziert werden.
    [moved] Das Team müsste zur zweiten Runde in die andere Gruppe umziehen.
    [out] Das Team müsste ausscheiden.
    [stands] Nichts dürfte sich ändern.
    [wait] Das Team muss erst sein Match gewinnen oder verlieren.
  }
found-seat-needless = Nur ein Team, das die Gruppe wechselt, nimmt in der ersten Runde Platz.
found-remedy-due = Das Team müsste sein Startgeld und eine freie Teilnahme bekommen.
found-remedy-none = Dieser Ausgleich gibt nichts.

## Bridge: Handicaps, Aufstellungen und Boards

found-handicaps-none = Es werden Handicaps genannt, hier gibt es aber keine.
found-handicaps-early = Handicaps werden genannt, wenn Matches gelost werden.
found-handicap-next = Das nächste Handicap müsste das zwischen { $one } und { $other } sein.
found-handicap-extra = Ein Handicap wird für ein Match genannt, das hier nicht gelost wird.
found-handicap-boards = { $one } und { $other } spielen { $due } Boards, nicht { $boards }.
found-handicap = { $who } müsste { NUMBER($imps, maximumFractionDigits: 3) } IMPs von { $from } bekommen.
found-lineup-either = Eine Aufstellung nennt entweder die vier, die spielen, oder die Boards jedes Mitglieds.
found-lineup-half = Die Boards jedes Mitglieds gelten für das ganze Match, nicht für eine Hälfte.
found-lineup-four = Eine Aufstellung sind vier verschiedene Mitglieder von { $who }.
found-lineup-members = { $who } hat { $count } Mitglieder, und jedes hat eine Zahl von Boards.
found-lineup-boards = Jedes Mitglied spielt höchstens { $boards } Boards, und alle zusammen spielen viermal so viele.
found-board = Was zu Board { $board } steht, ist kein Kontrakt.
found-boards-many = { $entered } Boards sind eingetragen, es gibt aber { $most }.
found-report-missing = Diese Boards vervollständigen einen Teil des Matchs, aber es folgt keine Meldung.
found-report-needless = Die Boards vor dieser Meldung vervollständigen nichts.
found-boards-sum = Die Boards ergeben { $result } in Partie { $game }.
found-seat-order = Die beiden Teams stehen nicht in der Reihenfolge ihrer Plätze.

## Bridge: Ergebnisse

found-result-imps = Ein Match wird in IMPs gemeldet, nicht als { $result }.
found-gone = Eines der beiden Teams ist nicht mehr da.
found-not-a-half = Partie { $game } ist keine { $half ->
   *[first] erste
    [second] zweite
  } Hälfte.
found-through-absent = { $who } soll weiterkommen, ist aber nicht da.
found-through-count = { $places ->
    [one] Ein Team kommt
   *[other] { $places } Teams kommen
  } aus Match { $match } weiter, nicht { $count }.

## Bridge: veröffentlichte Runden

found-round-needless = Runde { $round } des Turnierbaums wird nicht veröffentlicht.
found-round-numbers = Runde { $round } wird mit den Nummern veröffentlicht, die Teams nach Runde { $before } haben.
found-round-pairs = Runde { $round } müsste { OR($due) } lauten.
found-round-not-all = { $told } paart nicht die Nummern 1 bis { $last }.
found-places-open = Die Plätze des Rundenturniers sind noch nicht veröffentlicht.
found-chosen-already = Der Erste hat schon gewählt.
found-not-chosen = Der Erste hat noch nicht gewählt.
found-choice-kind = Hier wählt der Erste seinen Gegner.
found-choice-pairs = Der Erste trifft auf einen der drei anderen, und die beiden übrigen treffen aufeinander.
found-choice-none = Es gibt keine Wahl: Nicht alle vier sind da.
found-choice-default = Die Plätze 1 und 4 treffen aufeinander und die Plätze 2 und 3, je einmal.
found-robin-kind = Vom Rundenturnier werden nur Zusatzboards veröffentlicht, als Runde 3.
found-robin-ring = Ring { $ring } wird so veröffentlicht, wie er gelost ist, sobald Runde 1 beendet ist.
found-nobody-level = An der Linie zwischen Platz 4 und 5 steht niemand gleich.
found-extra-boards-due = Zuerst kommen Zusatzboards an der Linie zwischen Platz 4 und 5.
found-level = { $teams } stehen gleich und spielen gegeneinander.
found-playoff-kind = Der Stichkampf ist eine einzige Runde der Art „playoff“.
found-playoff-early = Es gibt keinen Stichkampf, oder die Viertelfinale sind nicht beendet.
found-playoff-teams = { $teams ->
    [0] Für den Stichkampf ist niemand übrig.
   *[other] Den Stichkampf spielen { $teams }.
  }
found-meeting = { $one } gegen { $other }
found-alone = { $who } ohne Gegner
found-meetings = { $meetings }
found-playoff-pairs = Der Stichkampf müsste { OR($due) } lauten.
found-no-third = Ein Spiel um Platz 3 wird nicht veröffentlicht.
found-third-teams = { $teams ->
    [0] Um Platz 3 ist niemand übrig.
   *[other] Um Platz 3 spielen { $teams }.
  }
found-places-only = Plätze werden nur von einem Rundenturnier zu fünft veröffentlicht.
found-places-four = Es gibt vier Plätze, jeden für ein anderes Team.
found-places = Ab Platz { $place } müsste die Reihenfolge { $teams } lauten.
found-place-empty = { $who } hat keinen Platz: Für ihn ist niemand mehr übrig.
