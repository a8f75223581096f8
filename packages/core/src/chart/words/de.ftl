### Wie Runden und Abschnitte heißen.
### Jeder Name hat Formen für die Mitte eines Satzes: .the (das Halbfinale) und .in (im Halbfinale).

## Runden

round-final = Finale
  .the = das Finale
  .in = im Finale
round-semifinals = Halbfinale
  .the = das Halbfinale
  .in = im Halbfinale
round-quarterfinals = Viertelfinale
  .the = das Viertelfinale
  .in = im Viertelfinale
round-of = Runde der letzten { $count }
  .the = die Runde der letzten { $count }
  .in = in der Runde der letzten { $count }
round-number = Runde { $number }
  .the = Runde { $number }
  .in = in Runde { $number }
round-extra = Zusatzrunde { $number }
  .the = Zusatzrunde { $number }
  .in = in Zusatzrunde { $number }
round-phase = Phase { $number }
  .the = Phase { $number }
  .in = in Phase { $number }
round-phase-playoff = Phase { $number } (Stichkampf)
  .the = Phase { $number } (Stichkampf)
  .in = in Phase { $number } (Stichkampf)
round-first = Erste Runde
  .the = die erste Runde
  .in = in der ersten Runde
round-second = Zweite Runde
  .the = die zweite Runde
  .in = in der zweiten Runde
round-first-half = Erste Hälfte
  .the = die erste Hälfte
  .in = in der ersten Hälfte
round-second-half = Zweite Hälfte
  .the = die zweite Hälfte
  .in = in der zweiten Hälfte
round-third-place = Platz 3
  .the = das Match um Platz 3
  .in = im Match um Platz 3
round-fifth-place = Plätze 5 bis 8
  .the = das Spiel um die Plätze 5 bis 8
  .in = im Spiel um die Plätze 5 bis 8
round-of-robin = { $ring ->
   *[only] Jeder gegen jeden
    [first] Jeder gegen jeden, erster Ring
    [second] Jeder gegen jeden, zweiter Ring
  }
  .the = { $ring ->
   *[only] die Runde jeder gegen jeden
    [first] der erste Ring der Runde jeder gegen jeden
    [second] der zweite Ring der Runde jeder gegen jeden
  }
  .in = { $ring ->
   *[only] in der Runde jeder gegen jeden
    [first] im ersten Ring der Runde jeder gegen jeden
    [second] im zweiten Ring der Runde jeder gegen jeden
  }
round-extra-boards = Zusatzboards
  .the = die Zusatzboards
  .in = in den Zusatzboards

## Abschnitte

stage-name = { $stage ->
    [qualification] Qualifikation
   *[knockout] K.-o.-Runden
    [third-place] Platz 3
    [fifth-place] Plätze 5 bis 8
    [round-robin] Jeder gegen jeden
  }
stage-bracket = Gruppe { $bracket }
stage-of-bracket = Gruppe { $bracket }, { $stage }
round-in-bracket = Gruppe { $bracket }, { $round }

## Wer dort sitzt

who-entrant = { $who }
who-nobody = niemand
  .against = niemanden
who-unknown = noch nicht bekannt
