### Das Regelwerk eines Formats.

## Das Buch

rules-tab = Regeln
rules-kicker = jede Begründung auf den anderen Seiten führt hierher
rules-loading = Das Regelwerk wird geöffnet
rules-failed = Das Regelwerk ließ sich nicht laden. Versuchen Sie es erneut, sobald das Netz wieder da ist.
rules-again = Erneut versuchen
rules-contents = Inhalt
rules-find = Regel suchen
rules-find-hint = Nummer oder Wort
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
rules-nothing = Keine Regel sagt das. Versuchen Sie ein einzelnes Wort oder eine Nummer wie 12.
rules-why = Warum:
rules-not-here = { $rule } ist keine Regel dieses Formats: Sie betrifft das Protokoll selbst, das alle Formate gemeinsam haben.
