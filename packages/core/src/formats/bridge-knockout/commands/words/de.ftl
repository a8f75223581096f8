lineup-no-players = Die Spieler des Teams sind nicht bekannt.
lineup-half = Boards je Spieler gelten für das ganze Match, nicht für eine Hälfte.
lineup-stranger = Niemand aus dem Team heißt „{ $name }“.
lineup-twice = „{ $name }“ steht zweimal darin.
lineup-four = Vier setzen sich, nicht { $count }.
lineup-boards = „{ $name }“ kann nicht { $boards } Boards gespielt haben: Das Match hat { $most }.
lineup-sum = Vier spielen je { $boards } Boards, zusammen { $all }, nicht { $sum }.
boards-twice = Es ist zweimal angegeben.
boards-many = Das wären { $count } Boards, und { $part ->
   *[whole] das Match
    [first] die erste Hälfte
    [second] die zweite Hälfte
  } hat { $most }.
boards-imps = { $boards } Boards ergeben höchstens { $most } IMPs, nicht { $given }.
