### Ce qui ne va pas dans un livre d’ouvertures.

## Le livre

opening-book-unreadable = Impossible de lire le livre { $book } ({ $reason }).
opening-book-unpacked = Impossible de décompresser le livre { $book }. Le fichier est endommagé ou trop grand.
opening-book-unknown = { $book } n’est pas un livre qu’Arbiter sait lire. Donnez des lignes EPD ou FEN, un fichier PGN ou un livre Polyglot (.bin).
opening-book-empty = Le livre { $book } ne contient aucune ouverture.
opening-book-shallow = Aucune variante du livre Polyglot { $book } ne compte { $plies } demi-coups. Demandez moins de demi-coups ou une part plus petite.
opening-book-bad-lines = Le livre { $book } compte { $bad ->
    [one] { $bad } ligne
   *[other] { $bad } lignes
  } dont on ne peut pas jouer de partie, et { $good ->
    [one] { $good } bonne ligne
   *[other] { $good } bonnes lignes
  }.
opening-book-more = Il y en a encore { $more }.
opening-book-mend = Corrigez-les, ou écartez-les avec { $option }.

## Une ligne

opening-line = Ligne { $line } : { $fault }
opening-line-named = Ligne { $line } ({ $name }) : { $fault }
opening-not-a-position = « { $given } » n’est pas une position.
opening-illegal-position = { $why ->
   *[kings] Chaque camp doit avoir exactement un roi.
    [opposite-check] Le camp qui n’a pas le trait est en échec.
    [pawns] Un pion se trouve sur la première ou la dernière rangée.
    [castling] Un roque est permis alors que le roi et la tour ne sont pas à leur place.
    [en-passant] Aucun pion ne vient de franchir la case de prise en passant.
    [material] Aucune partie ne peut mener à ces pièces.
    [check] Aucun coup ne peut avoir donné cet échec.
  }
opening-unreadable-move = « { $given } » n’est pas un coup.
opening-illegal-move = Le coup { $move } (demi-coup { $ply }) est illégal.
opening-already-over = La partie y est déjà terminée : { $by ->
   *[checkmate] il y a mat.
    [stalemate] il y a pat.
    [dead-position] plus personne ne peut mater.
    [repetition] la même position s’est présentée trois fois.
    [fifty-moves] cinquante coups ont été joués sans prise ni coup de pion.
  }
opening-elsewhere = Ses coups mènent à une autre position.
opening-no-moves = Elle n’a pas de coups.
opening-other-variant = C’est une partie de { $variant }. Ici on ne joue qu’aux échecs et au Chess960.
