### Ce que la démonstration raconte entre les commandes.

demo-hybrid-outline = Six joueurs veulent une élimination directe. Six n’est pas une puissance de deux : ils doivent d’abord se qualifier.
demo-hybrid-file = Un tournoi est un fichier. Grâce à sa graine, les positions de départ peuvent être tirées à nouveau de la même façon.
demo-hybrid-start = Nous commençons. La première phase est appariée aussitôt, avec sa position Chess960.
demo-hybrid-phases = En cinq phases, chacun rencontre chacun une fois. Dès qu’une phase est complète, la suivante est appariée.
demo-hybrid-race = La course montre où en est chacun, et qui peut se qualifier dans cette phase.
demo-hybrid-in = Deux phases de plus. Qui a cinq points est qualifié et quitte le groupe.
demo-hybrid-why = Le groupe est plus petit maintenant, et les appariements évitent que l’on se retrouve trop tôt. Un joueur demande pourquoi.
demo-hybrid-playoff = Deux joueurs annulent dans le dernier match et atteignent cinq points au même moment, alors qu’il reste une place. Un barrage les départage.
demo-hybrid-sudden-death = Un barrage doit avoir un vainqueur. Une nulle mène à la mort subite, chaque essai avec moitié moins de temps.
demo-hybrid-preview = La nulle qui a mené au barrage était-elle bien notée ? Nous regardons ce que coûterait une correction.
demo-hybrid-seeds = Elle l’était. Le barrage continue ; son vainqueur connu, les têtes de série sont publiées.
demo-hybrid-knockout = L’élimination directe commence. Aucun match ne peut y être déclaré nul : rien ne change.
demo-hybrid-champion = Nous avons un vainqueur. Tout ce qui s’est passé est dans le journal, et un second programme y vérifie chaque règle.
