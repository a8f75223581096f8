### Pourquoi une partie ne peut pas commencer.

game-opening-position = L’ouverture { $place } n’est pas jouable : { $position } n’est pas une position possible.
game-opening-move = L’ouverture { $place } n’est pas jouable : son coup { $move } est illégal.
game-opening-elsewhere = L’ouverture { $place } n’est pas jouable : ses coups mènent à { $reached }, non à { $position }.
