### Das Bridge-K.-o.

## Das Format

bridge-knockout-title = Bridge-K.-o.
bridge-summary = Ein K.-o.-Turnier für Bridgeteams ohne Freilose: Dreierkämpfe, wo die Zahlen es verlangen, IMPs, Handicap. Für 3 bis 64 Teams.
bridge-in-brackets = in Gruppen nach Stärke
bridge-in-halves = kompakt, { $boards } Boards je Hälfte
bridge-with-handicap = mit Handicap
bridge-boards-a-session = { $boards } Boards je Sitzung

## Spalten der Tabelle

bridge-bracket = Gruppe
bridge-bracket-means = Buchstabe der Gruppe; A ist die stärkste
bridge-number = Nr.
bridge-number-means = Nummer in der Gruppe beim Start
bridge-average = Schnitt
bridge-average-means = Masterpunkte im Schnitt aller Mitglieder
bridge-vp = SP
bridge-vp-means = Siegpunkte im Rundenturnier
bridge-won-means = gewonnene Matches; wer aus einem Dreierkampf weiterkommt, hat eines gewonnen
bridge-played-means = Matches des Rundenturniers
bridge-dsq = Disq.
bridge-dsq-means = disqualifiziert: war in einer zu schwachen Gruppe
bridge-ribbon = Ribbon
bridge-ribbon-means = für den Ribbon-Wettbewerb qualifiziert

## Einstellungen

bridge-bracketed = Gruppen nach Stärke
bridge-bracketed-about = Das Feld wird nach Stärke in Gruppen zu höchstens 16 geteilt, jede mit ihrem Buchstaben.
bridge-compact = Kompaktes K.-o.
bridge-compact-about = Ein kompaktes K.-o. mit 12 bis 16 Viererteams und zwei Hälften je Sitzung.
bridge-compact-boards = Boards einer Hälfte, kompakt
bridge-compact-boards-about = Boards jeder Hälfte eines kompakten K.-o.
bridge-full-awards = Ganze Matchauszeichnungen
bridge-full-awards-about = Ganze Matchauszeichnungen vergeben, wo die Tabelle „full match award“ sagt.
bridge-boards = Boards einer Sitzung
bridge-boards-about = Boards einer Sitzung, auch der Halbfinale und des Finales eines kompakten K.-o.; je zwei Teams eines Dreierkampfs spielen die Hälfte.
bridge-seeding = Nummern
bridge-seeding-about = Nummern nach Masterpunkten im Schnitt (hohe zuerst), nach Los oder nach den Meldungen; mit Gruppen: in jeder Gruppe.
bridge-by-average = Masterpunkte
bridge-handicap = Handicap
bridge-handicap-about = Das Team mit dem niedrigeren Schnitt bekommt IMPs.
bridge-rounding = Handicaps gerundet
bridge-rounding-about = Handicaps haben drei Nachkommastellen oder werden auf ganze IMPs gerundet.
bridge-rounding-none = gar nicht
bridge-rounding-nearest = ganze IMPs
bridge-other-handicap = Anderes Handicap
bridge-other-handicap-about = Ein anderes Handicap, etwa { $example }.
bridge-handicap-percent = Prozent des üblichen
bridge-handicap-imps = gleich viele IMPs für alle
bridge-handicap-table = Stufen: Differenz IMPs, …
bridge-handicap-note = wer es genehmigt hat, und warum
bridge-playoff = Spiele um Platz 5 bis 8
bridge-playoff-about = Die Verlierer des Viertelfinales spielen um die Plätze 5 bis 8.
bridge-third-place = Match um Platz drei
bridge-third-place-about = Die Verlierer des Halbfinales spielen um Platz 3.
bridge-carryover = Übertragene Boards bei sechs Teams
bridge-carryover-about = Bei sechs Teams übertragen die Halbfinale alle 14 Boards einer Sitzung von 28 oder 7 mit halbem Vorsprung.
bridge-victory-points = Abstände für 11 bis 20 Siegpunkte
bridge-victory-points-about = Kleinste Vorsprünge für 11 bis 20 Siegpunkte im Rundenturnier zu fünft.
bridge-preset-open = Offenes K.-o.
bridge-preset-bracketed = In Gruppen nach Stärke
bridge-preset-handicap = Mit Handicap
bridge-preset-compact = Kompakt: ein Durchgang, danach vier Teams

## Was ein Bridge-K.-o. sagt: warum ein Team seine Nummer, seinen Gegner, sein Handicap oder seinen Platz hat, warum es weiterkommt, und was zu beachten ist.

## Teams

bridge-team = { $who } ({ $number })

## Warum ein Team weiterkommt

bridge-not-decided = Match { $match } zwischen { $teams } ist noch nicht entschieden.
bridge-advances = { $who ->
    [one] { $who } kommt weiter
   *[other] { $who } kommen weiter
  }: { $because }.
bridge-won = { $who } hat gewonnen: { $because }.
bridge-nobody-advances = Niemand kommt weiter: { $because }.
bridge-level = Das Match endete unentschieden: { $because }.
bridge-because-score = { $result } gegen { $other }
bridge-because-scores = { $scores }
bridge-because-wins = gewonnene Matches { $wins }
bridge-because-quotients = gleich viele gewonnene Matches, IMP-Quotienten { $quotients }
bridge-because-extra-boards = vier Zusatzboards gaben den Ausschlag (BRI-37)
bridge-because-absent = { $who ->
    [one] { $who } hat nicht gespielt
   *[other] { $who } haben nicht gespielt
  }
bridge-because-misplaced = { $who ->
    [one] { $who } war in der falschen Gruppe und zählt hier nicht mehr (BRI-104)
   *[other] { $who } waren in der falschen Gruppe und zählen hier nicht mehr (BRI-104)
  }
bridge-because-no-opponent = es gab keinen Gegner
bridge-beside = { CAPITAL($what) }.
bridge-unpaid = { $who } hat nicht bezahlt und kann nicht kampflos gewinnen.
bridge-score = { $one } { $result } { $other }
bridge-scores = Ergebnisse: { $scores }.
bridge-wins = { $who } { $won }
bridge-matches-won = Gewonnene Matches: { $wins }.
bridge-quotient = { $who } { $won }/{ $lost }
bridge-quotients = IMP-Quotienten: { $quotients } (BRI-36).
bridge-carried-over = { $who } bringt { $imps } IMPs gegen { $other } aus dem Match davor mit.
bridge-handicap-counts = { $who } hat ein Handicap von { $imps } IMPs von { $other }.

## Warum ein Team ein Handicap bekommt

bridge-handicap-off = Match { $match } wird ohne Handicap gespielt.
bridge-handicap-nobody = In Match { $match } bekommt niemand ein Handicap.
bridge-handicap-none = { $one } (Schnitt { $first }) und { $other } (Schnitt { $second }) spielen ohne Handicap.
bridge-receives = { $who } (Schnitt { $lower }) bekommt { $imps } IMPs von { $from } (Schnitt { $higher }).
bridge-handicap-approved = Das wurde anstelle der Formel genehmigt: „{ $note }“.
bridge-handicap-formula = Formel für { $boards } Boards: { $boards } × log10((40 + { $lower }/2 + { $higher }) / (40 + 3 × { $lower }/2)).

## Warum diese Teams aufeinandertreffen

bridge-meet = { $teams } treffen { FORM($round, "in") } aufeinander, Match { $match }.
bridge-draw-ring = Fünf Teams spielen jeder gegen jeden; dies ist der { $ring ->
   *[first] erste
    [second] zweite
  } Ring.
bridge-draw-extra-boards = Nichts trennte sie an der Linie zwischen Platz 4 und 5, deshalb spielen sie je vier Zusatzboards.
bridge-draw-fifth-place = Die Verlierer des Viertelfinales spielen um die Plätze 5 bis 8, der Erste gegen den Letzten nach den Nummern, unter denen sie spielten.
bridge-draw-third-place = Die Verlierer des Halbfinales spielen um Platz 3.
bridge-draw-chosen = { $chooser } wurde Erster der Runde jeder gegen jeden und wählte { $opponent }; die anderen beiden treffen aufeinander.
bridge-draw-late = Ein nachgemeldetes Team nahm in diesem Match Platz.
bridge-draw-first-round = So ist die Auslosung für { $teams } Teams, in der niemand ein Freilos hat; { $advance ->
   *[winner] der Sieger kommt weiter
    [one] eines von drei Teams kommt weiter
    [two] zwei von drei Teams kommen weiter
  }.
bridge-draw-again = Teams, die sich hier treffen, können sich { $again ->
   *[never] nicht wieder treffen
    [final] nur im Finale wieder treffen
    [before] im Finale wieder treffen oder in einem Halbfinale, das dann neu gepaart wird
  } (BRI-28).
bridge-draw-second-round = Die Nummern { $numbers } treffen in der zweiten Runde aufeinander; zwei von drei Teams kommen weiter.
bridge-draw-regular = In einer regulären Runde trifft die niedrigste Nummer auf die höchste, hier { $low } auf { $high }.
bridge-draw-kept = Niemand träfe sich wieder, deshalb gelten die vorgesehenen Paare.
bridge-met-before = Sie haben schon in Match { $match } gegeneinander gespielt.
bridge-draw-compact = Dies ist { $ticket } der ersten Hälfte im Schema für { $tables } Tische; die Teams sitzen nach Nummern.
bridge-draw-compact-second = Das Schema für { $tables } Tische schickt diese { $whom ->
   *[winners] Sieger
    [losers] Verlierer
  } der ersten Hälfte an { $ticket }.
bridge-draw-corrected = { $who } kam zur zweiten Runde in diese Gruppe, deshalb ist sie für ein Team mehr ausgelost.
bridge-draw-corrected-final = { $who } kam zur zweiten Runde in diese Gruppe, deshalb spielen drei Teams das Finale, jeder gegen jeden.
bridge-draw-by-hand = Die Turnierleitung hat diese Runde von Hand gepaart.
bridge-draw-repaired = { $pairs ->
    [one] Ein vorgesehenes Paar war sich schon begegnet
   *[other] { $pairs } vorgesehene Paare waren sich schon begegnet
  }, deshalb wurde die Runde neu gepaart.
bridge-draw-repaired-how = Neu gepaart wird mit den wenigsten Wiederholungen, dann den meisten vorgesehenen Paaren, dann dem schwächsten Gegner für die niedrigste Nummer; hier trifft { $low } auf { $high }.

## Warum ein Team seine Nummer hat

bridge-has-number = { $who } hat Nummer { $number }.
bridge-has-number-in = { $who } hat Nummer { $number } in Gruppe { $bracket }.
bridge-number-moved = Es war in der falschen Gruppe und kam zur zweiten Runde hierher (BRI-54).
bridge-number-changed = Es wurde rechtzeitig in der falschen Gruppe gefunden und nahm hier Platz (BRI-52).
bridge-number-late = Es meldete nach der Auslosung und bekam die nächste Nummer.
bridge-number-average = Die Nummern folgen den Masterpunkten im Schnitt, und sein Schnitt ist { $average }.
bridge-number-average-unknown = Die Nummern folgen den Masterpunkten im Schnitt, und sein Schnitt ist nicht bekannt.
bridge-number-entry = Die Nummern folgen der Reihenfolge der Meldungen.
bridge-number-lot = Die Nummern wurden mit den aufgezeichneten Würfeln ausgelost.
bridge-number-hand = Die Turnierleitung hat die Reihenfolge von Hand festgelegt.
bridge-number-listed = Es steht an dieser Stelle der Liste.
bridge-number-brackets = Nur die Gruppen selbst folgen den Masterpunkten im Schnitt.
bridge-number-bracket = Gruppe { $bracket } wurde mit { $teams } Teams ausgelost.
bridge-number-bracket-averages = Gruppe { $bracket } wurde mit { $teams } Teams ausgelost, Schnitte { $high } bis { $low }.
bridge-number-robin = Es war Nummer { $place } der Runde jeder gegen jeden (BRI-43).
bridge-number-after = Aus Match { $match } der Nummern { $numbers } nahm es Nummer { $number } mit (BRI-27).
bridge-number-after-three = Aus Match { $match } der Nummern { $numbers }, aus dem { $advance ->
    [one] eines weiterkommt
   *[two] zwei weiterkommen
  }, nahm es Nummer { $number } mit (BRI-27).

## Warum ein Team seinen Platz hat

bridge-rank = { $who } ist auf Platz { $place }.
bridge-rank-shared = { $who } teilt die Plätze { $first } bis { $last }.
bridge-fate-champion = Es hat das Finale gewonnen.
bridge-fate-in = Es ist noch dabei, wie alle Teams, die diese Plätze teilen.
bridge-fate-placeless = Es bekam keinen Platz aus der Runde jeder gegen jeden von fünf Teams.
bridge-fate-disqualified = Es wurde disqualifiziert und bekommt die Plätze der Verlierer der ersten Runde.
bridge-fate-absent = Es hat Match { $match } { FORM($round, "in") } nicht gespielt.
bridge-fate-nobody-paid = Kein Team, das bezahlt hatte, war zu Match { $match } { FORM($round, "in") } da.
bridge-fate-before = Es zählt, als hätte es das Match davor verloren, wenn es eines gab.
bridge-fate-out = Es schied in Match { $match } { FORM($round, "in") } aus.
bridge-fate-playoff = Match { $match } { FORM($round, "in") } entschied darüber.
bridge-bye = { $who } hat { FORM($round, "in") } keinen Gegner: Dort ist eine ungerade Zahl von Teams übrig, und es spielte unter der niedrigsten Nummer.

## Was die Turnierleitung wissen sollte

bridge-remark-not-posted = Die Turnierbedingungen sind noch nicht ausgehängt und bekannt gegeben. Das ist fällig, bevor im ersten Match die Ergebnisse verglichen werden.
bridge-remark-claimed = { $who } wurde bei der Anmeldung Gruppe { $claimed } genannt und steht in Gruppe { $bracket }. Prüfen Sie das, bevor das Team sich setzt.
bridge-remark-neighbours = Der niedrigste Schnitt der Gruppe { $above } ist gleich dem höchsten der Gruppe { $below }: { $average }.
bridge-remark-below-half = { $player } ({ $who }) kann die Hälfte der Boards von Match { $match } nicht mehr erreichen.
bridge-remark-no-lineup = Die Aufstellung von { $who } in Match { $match } fehlt. Ohne sie sind die Auszeichnungen der Spieler nicht bekannt.
bridge-remark-boards = In Match { $match } ergeben die Boards von { $one } und { $other } { $boards }, gemeldet wurde aber { $reported }. Die Meldung zählt, bis sie berichtigt wird.
bridge-remark-changed = { $who } wurde rechtzeitig in der falschen Gruppe ({ $from }) gefunden und spielt in Gruppe { $to }.
bridge-remark-disqualified = { $who } ist disqualifiziert: Das Team war durch eigenes Verschulden in einer zu schwachen Gruppe ({ $from }).
bridge-remark-moved = { $who } war in einer zu schwachen Gruppe ({ $from }) und kam zur zweiten Runde in Gruppe { $to }.
bridge-remark-out = { $who } war in einer zu starken Gruppe ({ $from }) und ist ausgeschieden. Erstatten Sie das Startgeld und gewähren Sie eine freie Teilnahme.
bridge-remark-stands = { $who } war in der falschen Gruppe ({ $from }); nichts ändert sich.
bridge-remark-late = { $who } meldete nach der Auslosung. Drucken Sie die Laufzettel des Matches neu.
bridge-remark-late-elsewhere = { $who } meldete nach der Auslosung und spielt in Gruppe { $bracket }, obwohl das Team in Gruppe { $belongs } gehört. Drucken Sie die Laufzettel des Matches neu.
bridge-remark-large-handicap = Das Handicap zwischen { $one } und { $other } in Match { $match } beträgt { $imps } IMPs, mehr als 30.
bridge-remark-repeat = { $one } und { $other } treffen in Match { $match } wieder aufeinander: Sie spielten schon in Match { $earlier } gegeneinander.

## Was an einer Meldung falsch ist

bridge-entry-name-taken = Ein Team dieses Namens ist schon gemeldet.
bridge-entry-compact = Ein Team eines kompakten K.-o. hat genau 4 Spieler.
bridge-entry-size = Ein Team hat 4, 5 oder 6 Spieler.
bridge-entry-twice = Der Spieler steht zweimal in diesem Team.
bridge-entry-elsewhere = Der Spieler ist schon in { $team }.

## Was an einem Feld falsch ist

bridge-bracket-size = Eine Gruppe hat 3 bis { $most } Teams, nicht { $teams }.
bridge-bracket-sum = Gruppen von { $sizes } haben zusammen { $sum } Teams, gemeldet sind { $teams }.
bridge-boards-ring = Mit { $teams } Teams gibt es einen Ring, in dem je zwei die Hälfte der Boards spielen, deshalb muss ihre Zahl gerade sein.
bridge-boards-five = Fünf Teams spielen in jedem Match ein Viertel der Boards, deshalb muss ihre Zahl durch vier teilbar sein.
bridge-boards-no-scale = Für Matches zu { $boards } Boards gibt es keine Siegpunktskala. Geben Sie eine als victoryPoints an.
bridge-boards-carry-over = Ein Übertrag von 7 Boards ist ein Viertel einer Sitzung, deshalb muss die Zahl der Boards durch vier teilbar sein.
bridge-boards-three-way = Mit { $teams } Teams gibt es Dreierkämpfe, in denen je zwei die Hälfte der Boards spielen, deshalb muss ihre Zahl gerade sein.
bridge-no-quarterfinals = Mit { $teams } Teams gibt es nach der ersten Runde kein Viertelfinale.
bridge-no-semifinals = Drei Teams spielen kein Halbfinale.

## Wer nicht kommen, zurückkehren oder wechseln kann

bridge-late-full = Kein Match der ersten Runde kann noch ein Team aufnehmen.
bridge-out-decided = Match { $match } wurde ohne das Team entschieden.
bridge-out-placed = Die Plätze wurden ohne das Team vergeben.
bridge-has-withdrawn = { $who } hat sich zurückgezogen.
bridge-move-not-playing = Es spielt nicht mit.
bridge-move-late = Es meldete nach der Auslosung. Ziehen Sie es zurück und melden Sie es dort, wo es hingehört.
bridge-move-again = Das ist schon einmal geschehen. Machen Sie es zuerst rückgängig.
bridge-move-no-bracket = Es gibt keine andere Gruppe { $bracket }.
bridge-move-strongest = Gruppe { $bracket } ist die stärkste, deshalb steht kein Team in ihr zu schwach.
bridge-move-weakest = Gruppe { $bracket } ist die schwächste, deshalb steht kein Team in ihr zu stark.
bridge-move-up = Ein Team, das in Gruppe { $bracket } zu schwach steht, gehört in eine stärkere, { OR($others) }.
bridge-move-down = Ein Team, das in Gruppe { $bracket } zu stark steht, gehört in eine schwächere, { OR($others) }.
bridge-move-playing = Sein erstes Match läuft noch.
bridge-move-which = Es wurde rechtzeitig gefunden. Sagen Sie, in welche Gruppe es gehört.
bridge-move-which-second = Sagen Sie, in welche Gruppe es zur zweiten Runde wechselt.
bridge-move-no-seat = Kein Match der Gruppe { $bracket } kann es aufnehmen.
bridge-move-redraw = Kein Match der Gruppe { $bracket } kann es aufnehmen. Losen Sie neu aus, mit anderen Größen der Gruppen oder in anderer Reihenfolge.
bridge-move-full = Gruppe { $bracket } kann zur zweiten Runde kein Team aufnehmen.

## Was an einem Board falsch ist

bridge-contract-unknown = „{ $contract }“ ist kein Kontrakt. Schreiben Sie Stufe, Farbe (C D H S NT), x oder xx bei Kontra, Alleinspieler (N E S W) und =, +1 oder -1, etwa 4SxN-1 oder 3NTE=; oder pass.
bridge-contract-tricks = „{ $contract }“ wären { $tricks } Stiche, es gibt aber nur 13.
bridge-contract-down = „{ $contract }“ hätte mehr Faller, als der Kontrakt Stiche hat ({ $tricks }).
bridge-board-imps = { $imps } ist zu viel: Ein Board ist höchstens { $most } IMPs wert (BRI-71).
bridge-board-score = { $score } ist kein Ergebnis eines Boards: Ergebnisse sind Vielfache von 10, höchstens { $most } in jeder Richtung.

## Was an einer Einstellung falsch ist

bridge-takes-note = einen Text, der sagt, wer es genehmigt hat
bridge-steps-rise = Die Unterschiede müssen von klein nach groß gehen.
bridge-margins-rise = Die Vorsprünge müssen ansteigen.
bridge-not-compact = Das verträgt sich nicht mit einem kompakten K.-o. (BRI-70).
