### Why a game cannot begin.

# $place (count) of the opening in its book
# $position (text)
game-opening-position = Opening { $place } cannot be played: { $position } is not a possible position.
# $place (count)
# $move (text)
game-opening-move = Opening { $place } cannot be played: its move { $move } is illegal.
# $place (count)
# $reached (text)
# $position (text)
game-opening-elsewhere = Opening { $place } cannot be played: its moves lead to { $reached }, not to { $position }.
