### What the history says about facts.

fact-conditions-posted = Die Turnierbedingungen wurden ausgehängt und bekannt gegeben.
fact-misplaced = { $who } war { $fault ->
   *[team] durch eigenes Verschulden
    [directors] durch Verschulden der Turnierleitung
  } in einer zu { $placed ->
   *[low] schwachen
    [high] starken
  } Gruppe ({ $from }) { $found ->
   *[in-time] und wurde rechtzeitig gefunden
    [playing] und spielte gerade sein erstes Match
    [won] und hatte sein erstes Match gewonnen
    [lost] und hatte sein erstes Match verloren
    [late] und wurde nach Beginn der zweiten Runde gefunden
  }: { $done }.
misplaced-changed = es nimmt in Match { $match } der Gruppe { $bracket } Platz (BRI-52)
misplaced-disqualified = es ist disqualifiziert, und ein besiegter Gegner kommt weiter (BRI-53)
misplaced-moved = sein Gegner kommt weiter, und es spielt ab der zweiten Runde in Gruppe { $bracket } (BRI-54)
misplaced-out = es ist ausgeschieden, und sein Startgeld wird erstattet (BRI-54)
misplaced-stands = nichts ändert sich, es ist vermerkt (BRI-55)
fact-remedy = { $who } bekommt { $what }.
remedy-refund = das Startgeld zurück
remedy-tournament = eine freie Teilnahme an einem späteren Wettbewerb des Turniers
remedy-national = eine freie Teilnahme an einem kommenden nationalen Turnier
fact-lineup = { $where }: { $players } spielen für { $who }.
fact-boards-played = { $where }: Boards gespielt für { $who }: { $players }.
member = { $name }
member-unknown = Spieler { $place }
member-boards = { $who } { $boards }
fact-boards = { $where }, { $one } gegen { $other }: { $boards }.
fact-boards-many = { $where }, { $one } gegen { $other }: { $count } Boards gewertet, { $first } bis { $last }.
board-imps = Board { $board } { $imps } IMPs
board-tables = Board { $board } { $first } und { $second }
fact-handicap = { $who } bekommt { $imps } IMPs von { $from }.
fact-handicaps = { $count } Handicaps wurden bekannt gegeben.
