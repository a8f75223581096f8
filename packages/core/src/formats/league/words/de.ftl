### Die Liga.

## Das Format

league-title = Liga
league-summary = Jeder spielt zweimal gegen jeden, einmal mit jeder Farbe, in Phasen. Für 4 bis 30 Spieler.

## Spalten der Tabelle

league-points-means = Punkte: Sieg 3, Remis 1, Niederlage 0
league-played-means = gespielte Partien, kampflose mitgezählt
league-wins-means = Siege
league-draws-means = Remis
league-losses-means = Niederlagen
league-black-wins = SS
league-black-wins-means = Siege mit Schwarz, ohne kampflose
league-byes-means = bisherige Freilose
league-prize = Preis
league-prize-means = Preisgeld

## Einstellungen

league-balanced-colours = Ausgeglichene Farben
league-balanced-colours-about = Weiß und Schwarz sind in jedem Durchgang ausgeglichen; sonst hat im ersten Durchgang Weiß, wer weiter oben in der Liste steht.
league-withdrawal = Wer zurückzieht
league-withdrawal-about = Wer sich vor der Hälfte der Partien zurückzieht, verliert alle Ergebnisse oder nur die restlichen Partien kampflos.
league-withdrawal-annul = Ergebnisse fallen vor der Hälfte weg
league-withdrawal-forfeit = der Rest geht kampflos verloren
league-prizes = Preise, Platz für Platz
league-prizes-about = Ein Betrag je Platz, etwa 300, 200, 100; wer gleich steht, teilt zu gleichen Teilen. In Dateien und Befehlen stehen Beträge in Cent.
league-currency = Währung
league-currency-about = Drei Buchstaben, etwa EUR oder CHF; ohne sie stehen die Beträge für sich.
league-takes-currency = drei Großbuchstaben, etwa EUR
league-preset-source = Wie in der Quelle
league-preset-classical = Klassisch: Farben ausgeglichen
league-preset-club = Verein: Wer sich zurückzieht, verliert die offenen Partien

## Warum ein Match, ein Freilos, eine Nummer

league-meeting = { $white } hat { FORM($round, "in") } in Match { $match } Weiß gegen { $black }: Der Spielplan führt dort die Nummern { $first } und { $second } zusammen.
league-white = { $why ->
   *[earlier] Im ersten Durchgang hat Weiß, wer weiter oben in der Liste steht ({ $rule }).
    [balanced] Weiß richtet sich nach dem Abstand im Kreis; so bleiben die Farben ausgeglichen ({ $rule }).
  }
league-white-reversed = Der zweite Durchgang kehrt die Farben von Phase { $phase } um ({ $rule }).
league-annulled = Das Match zählt nicht: { $who ->
    [one] { $who } hat sich
   *[other] { $who } haben sich
  } vor der Hälfte der Partien zurückgezogen ({ $rule }).
league-bye = { $who } hat { FORM($round, "in") } ein Freilos: Die Teilnehmerzahl ist ungerade, und Nummer { $number } ist dort spielfrei.
league-bye-gives = Ein Freilos bringt keine Punkte und ist keine Partie ({ $rule }). In jedem Durchgang hat jeder eines.
league-number = { $who } ist Nummer { $number } von { $count } in der Liste.

## Warum ein Rang

league-rank = { $who } steht auf Platz { $rank } mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
  }
league-nobody-above = Niemand hat mehr.
league-ahead = { $step ->
   *[points] { $who } liegt mit mehr Punkten vor { $other }.
    [wins] { $who } hat so viele Punkte wie { $other }, aber mehr Siege.
    [black-wins] { $who } hat so viele Punkte und Siege wie { $other }, aber mehr Siege mit Schwarz.
    [counting] { $who } liegt vor { $other }; dessen Ergebnisse zählen nicht.
  }
league-shared = { $who } sind nach Punkten, Siegen und Siegen mit Schwarz gleich und teilen sich den Platz.
league-fell = { $who ->
    [one] Alle Ergebnisse von { $who } fielen mit dem Rückzug vor der Hälfte der Partien weg ({ $rule }); das ist ein Platz hinter allen, deren Ergebnisse zählen.
   *[other] Alle Ergebnisse von { $who } fielen mit den Rückzügen vor der Hälfte der Partien weg ({ $rule }); sie teilen sich den letzten Platz.
  }
league-record = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } aus { $played ->
    [one] { $played } Partie;
   *[other] { $played } Partien;
  } { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  } ({ $black } mit Schwarz), { $draws } Remis, { $losses ->
    [one] { $losses } Niederlage.
   *[other] { $losses } Niederlagen.
  }
league-unplayed = Davon ohne Spiel, { $who }: { $wins ->
    [one] { $wins } Sieg,
   *[other] { $wins } Siege,
  } { $draws } Remis, { $losses ->
    [one] { $losses } Niederlage.
   *[other] { $losses } Niederlagen.
  }
league-prize-is = Der Preis beträgt { $prize }.

## Neben der Tabelle

league-unsplit = { $amount } des Preisgelds lassen sich nicht gleich teilen und bleiben unverteilt.
league-unheld = Es gibt { $prizes ->
    [one] { $prizes } Preis
   *[other] { $prizes } Preise
  } für { $places ->
    [one] { $places } Platz:
   *[other] { $places } Plätze:
  } { $amount } des Preisgelds bleiben unverteilt.
league-keeps-place = { $who } hat sich zurückgezogen und behält die bisherigen Ergebnisse und damit Platz { $place }.
league-keeps-prize = { $who } hat sich zurückgezogen und behält die bisherigen Ergebnisse und damit Platz { $place } und einen Preis von { $prize }.
