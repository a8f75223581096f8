### Wie ein Match entschieden wurde, wie weit jemand kam und wer wo sitzt.

why-by = { $by ->
   *[score] Ergebnis
    [draw] Remis
    [tiebreak] Stichpartien
    [quotient] IMP-Quotient
    [extra-boards] Zusatzboards
    [sudden-death] Sudden Death
    [armageddon] Armageddon
    [armageddon-drawn] Armageddon remis, Schwarz gewinnt
    [forfeit] kampflos
    [walkover] kein Gegner
    [seed] bessere Setznummer
    [ruling] Entscheidung der Turnierleitung
    [declared-won] zum Sieg erklärt
    [declared-through] festgelegt
    [declared-drawn] zum Remis erklärt
    [cancelled] abgesagt
    [annulled] zählt nicht
  }
  .by = { $by ->
   *[score] nach Punkten
    [draw] durch Remis
    [tiebreak] durch Stichpartien
    [quotient] durch den IMP-Quotienten
    [extra-boards] durch Zusatzboards
    [sudden-death] im Sudden Death
    [armageddon] durch die Armageddon-Partie
    [armageddon-drawn] durch die Armageddon-Partie, in der ein Remis für Schwarz als Sieg zählt
    [forfeit] kampflos
    [walkover] ohne Gegner
    [seed] durch die bessere Setznummer
    [ruling] von der Turnierleitung
    [declared-won] von der Turnierleitung
    [declared-through] von der Turnierleitung
    [declared-drawn] von der Turnierleitung
    [cancelled] von der Turnierleitung durch Absage
    [annulled] durch einen Rückzug
  }

why-won = { $by ->
   *[score] { $who } hat { $points }–{ $other } gewonnen.
    [tiebreak] { $who } hat { $points }–{ $other } in Stichpartien gewonnen.
    [quotient] { $who } hat nach { $points }–{ $other } durch den IMP-Quotienten gewonnen.
    [extra-boards] { $who } hat durch Zusatzboards gewonnen, insgesamt { $points }–{ $other }.
    [sudden-death] { $who } hat { $points }–{ $other } im Sudden Death gewonnen.
    [armageddon] { $who } hat { $points }–{ $other } durch die Armageddon-Partie gewonnen.
    [armageddon-drawn] { $who } hat bei { $points }–{ $other } gewonnen: Ein Remis in der Armageddon-Partie zählt für Schwarz als Sieg.
    [seed] { $who } hat bei { $points }–{ $other } durch die bessere Setznummer gewonnen.
  }
why-won-forfeit = { $who } hat kampflos gewonnen.
why-won-alone = { $who } hat ohne Gegner gewonnen.

why-through = { $who ->
    [one] { $who } kommt weiter
   *[other] { $who } kommen weiter
  }; das Match wurde { FORM($how, "by") } entschieden.
why-drawn = Das Match endete { $points }–{ $points } unentschieden.
why-drawn-game = Die Partie endete remis.
why-nobody-came = Niemand hat gewonnen: Beide Seiten sind nicht angetreten.
why-nobody-there = Niemand hat gewonnen: Es war niemand da, der spielen konnte.
why-declared-won = Die Turnierleitung hat { $who } zum Sieger erklärt.

why-declared-through = Die Turnierleitung hat festgelegt: { $who ->
    [one] { $who } kommt weiter.
   *[other] { $who } kommen weiter.
  }
why-declared-drawn = Die Turnierleitung hat das Match für unentschieden erklärt.
why-cancelled = Die Turnierleitung hat das Match abgesagt: Niemand hat gewonnen.
why-annulled = Das Match zählt wegen eines Rückzugs nicht.
why-note = Anmerkung: „{ $note }“.
why-game = Partie { $game }: { $white } – { $black } { $result }.
why-lost = { $who } hat Match { $match } { FORM($round, "in") } gegen { $opponent } verloren.
why-out = { $who } ist { FORM($round, "in") } in Match { $match } ausgeschieden.
why-not-lost = { $who } hat nicht verloren; das letzte Match war { $match } { FORM($round, "in") } gegen { $opponent }.
why-not-lost-alone = { $who } hat nicht verloren; das letzte Match war { $match } { FORM($round, "in") }.
why-not-begun = { $who } ist in den K.-o.-Runden und hat dort noch nicht gespielt.
why-seat-seed = { $who } (Nr. { $seed })
why-seat-seed-unknown = Nr. { $seed } der Setzliste

why-seat-from = { $who } ({ $role ->
   *[winner] Sieger von Match { $match }
    [loser] Verlierer von Match { $match }
  })

why-seat-waiting = { $role ->
   *[winner] der Sieger von Match { $match }
    [loser] der Verlierer von Match { $match }
  }
  .against = { $role ->
   *[winner] den Sieger von Match { $match }
    [loser] den Verlierer von Match { $match }
  }

why-seat-nobody = { $role ->
   *[winner] niemand (Match { $match } hat keinen Sieger)
    [loser] niemand (Match { $match } hat keinen Verlierer)
  }
  .against = { $role ->
   *[winner] niemanden (Match { $match } hat keinen Sieger)
    [loser] niemanden (Match { $match } hat keinen Verlierer)
  }
why-match-before = Match { $match }: { JOIN($decision) }
