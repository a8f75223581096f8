### What is wrong with a book of openings.

## The book

# $book (text)
# $reason (text) what the system says
opening-book-unreadable = The book { $book } cannot be read ({ $reason }).
# $book (text)
opening-book-unpacked = The book { $book } cannot be unpacked. The file is damaged or too large.
# $book (text)
opening-book-unknown = { $book } is not a book Arbiter can read. Give lines of EPD or FEN, a PGN file, or a polyglot book (.bin).
# $book (text)
opening-book-empty = There is no opening in the book { $book }.
# $book (text)
# $plies (count)
opening-book-shallow = No line of the polyglot book { $book } is { $plies } plies long. Ask for fewer plies or a smaller share.
# $book (text)
# $bad (count)
# $good (count)
opening-book-bad-lines = The book { $book } has { $bad ->
    [one] { $bad } line
   *[other] { $bad } lines
  } from which no game can be played, and { $good ->
    [one] { $good } good line
   *[other] { $good } good lines
  }.
# $more (count)
opening-book-more = { $more ->
    [one] There is one more of them.
   *[other] There are { $more } more of them.
  }
# $option (text) such as --skip-bad
opening-book-mend = Correct them, or leave them out with { $option }.

## A line

# $line (count)
# $fault (message)
opening-line = Line { $line }: { $fault }
# $line (count)
# $name (text)
# $fault (message)
opening-line-named = Line { $line } ({ $name }): { $fault }
# $given (text)
opening-not-a-position = “{ $given }” is not a position.
# $why (choice: kings, opposite-check, pawns, castling, en-passant, material, check)
opening-illegal-position = { $why ->
   *[kings] Each side must have exactly one king.
    [opposite-check] The side that is not to move is in check.
    [pawns] A pawn stands on the first or the last rank.
    [castling] Castling is allowed where king and rook are not in their places.
    [en-passant] No pawn has just passed the en passant square.
    [material] No game can lead to these pieces.
    [check] No move can have given this check.
  }
# $given (text)
opening-unreadable-move = “{ $given }” is not a move.
# $move (text)
# $ply (count)
opening-illegal-move = The move { $move } (ply { $ply }) is illegal.
# $by (choice: checkmate, stalemate, dead-position, repetition, fifty-moves)
opening-already-over = The game is over there: { $by ->
   *[checkmate] it is checkmate.
    [stalemate] it is stalemate.
    [dead-position] nobody can mate any more.
    [repetition] the same position has come up three times.
    [fifty-moves] fifty moves were made without a capture or a pawn move.
  }
opening-elsewhere = Its moves lead to another position.
opening-no-moves = It has no moves.
# $variant (text)
opening-other-variant = It is a game of { $variant }. Only chess and Chess960 are played here.
