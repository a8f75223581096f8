### Tous contre tous.

crosstable-title = Grille croisée
crosstable-white = avec les Blancs
crosstable-black = avec les Noirs
crosstable-legend = 1 gagnée, ½ nulle, 0 perdue ; + = − sans jouer ; × ne compte pas ; · pas encore jouée
crosstable-cell = { $name } avec les { $colour ->
    [white] Blancs
   *[black] Noirs
  } contre { $other } : { $mark }, match { $match }
crosstable-mark = { $mark }
crosstable-open = à jouer maintenant
crosstable-waiting = pas encore jouée
