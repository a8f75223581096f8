### Questions restées sans réponse.

## Ce qui ne peut être expliqué

why-withdrew-before = { $who } s’est retiré avant le départ.
why-no-champion = Il n’y a pas encore de vainqueur unique.
why-no-such-round = Il n’y a pas de tel tour.
why-several-matches = Il compte plusieurs matchs : demandez { OR($matches) }.
why-no-bye = Personne n’est exempt.
why-no-bye-there = { $who } n’y est pas exempt.
why-not-two = Cela ne nomme pas deux participants différents.
