### Warum eine Partie nicht beginnen kann.

game-opening-position = Die Eröffnung { $place } ist nicht spielbar: { $position } ist keine mögliche Stellung.
game-opening-move = Die Eröffnung { $place } ist nicht spielbar: Ihr Zug { $move } ist illegal.
game-opening-elsewhere = Die Eröffnung { $place } ist nicht spielbar: Ihre Züge führen zu { $reached }, nicht zu { $position }.
