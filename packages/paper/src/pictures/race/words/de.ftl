### Das Rennen um die Plätze.

lanes-title = Rennen
lanes-finish = die ersten { $places }, die { $needed } Punkte erreichen
lanes-phases = Phase für Phase
lanes-points = Punkte
lanes-of-needed = von { $needed } Punkten
lanes-all-taken = { $places ->
    [one] der einzige Platz ist vergeben
   *[other] alle { $places } Plätze sind vergeben
  }
lanes-more = { $count } weitere
