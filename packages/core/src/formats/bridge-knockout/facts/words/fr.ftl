### What the history says about facts.

fact-conditions-posted = Le règlement de l’épreuve a été affiché et annoncé.
fact-misplaced = { $who } était dans un tableau trop { $placed ->
   *[low] faible
    [high] fort
  } ({ $from }), { $fault ->
   *[team] par sa propre faute
    [directors] par la faute des arbitres
  }, { $found ->
   *[in-time] ce qui a été découvert à temps
    [playing] et jouait son premier match
    [won] et avait gagné son premier match
    [lost] et avait perdu son premier match
    [late] ce qui a été découvert après le début du deuxième tour
  } : { $done }.
misplaced-changed = elle prend place dans le match { $match } du tableau { $bracket } (BRI-52)
misplaced-disqualified = elle est disqualifiée, et un adversaire battu se qualifie (BRI-53)
misplaced-moved = son adversaire se qualifie, et elle joue dans le tableau { $bracket } à partir du deuxième tour (BRI-54)
misplaced-out = elle est éliminée, et son inscription lui est remboursée (BRI-54)
misplaced-stands = rien ne change, c’est noté (BRI-55)
fact-remedy = { $who } obtient { $what }.
remedy-refund = le remboursement de son inscription
remedy-tournament = une participation gratuite à une épreuve ultérieure du tournoi
remedy-national = une participation gratuite à un prochain tournoi national
fact-lineup = { $where } : { $players } jouent pour { $who }.
fact-boards-played = { $where } : donnes jouées pour { $who } : { $players }.
member = { $name }
member-unknown = joueur { $place }
member-boards = { $who } { $boards }
fact-boards = { $where }, { $one } – { $other } : { $boards }.
fact-boards-many = { $where }, { $one } – { $other } : { $count } donnes marquées, { $first } à { $last }.
board-imps = donne { $board } { $imps } IMP
board-tables = donne { $board } { $first } et { $second }
fact-handicap = { $who } reçoit { $imps } IMP de { $from }.
fact-handicaps = { $count } handicaps ont été annoncés.
