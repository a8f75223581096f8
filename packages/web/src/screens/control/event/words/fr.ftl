### Quand et où a lieu un événement, en formulaire.

event-title = À propos de l’événement
event-save = Enregistrer
event-cancel = Annuler
event-saved = Les indications sont enregistrées.
event-day = { $end ->
   *[from] Premier jour
    [to] Dernier jour
  }
event-field = { $field ->
   *[place] Lieu
    [timeControl] Cadence, par exemple 15+10
    [contact] À qui s’adresser
    [link] Page pour en savoir plus
    [about] Ce que les visiteurs doivent savoir
  }
event-logo = Logo
event-pick = Choisir une image …
event-no-logo = Sans logo
event-bad-logo = Ce fichier ne peut pas être lu comme une image.
