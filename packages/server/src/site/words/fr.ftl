### Un site qui ne peut pas s’ouvrir.

site-no-web = L’application web n’est pas construite. Pour la construire : { $command }
share-winner = Vainqueur : { $who }
share-leader = En tête : { $who }
