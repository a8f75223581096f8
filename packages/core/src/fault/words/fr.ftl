### Ce qu’un moteur a fait de travers dans une partie.

fault-illegal-move = { $engine } a répondu « { $answer } », qui n’est pas un coup légal.
fault-no-move = { $engine } a répondu « { $answer } », qui n’est pas un coup.
fault-late = { $engine } a répondu après { NUMBER($took, maximumFractionDigits: 3) } s et n’avait que { NUMBER($had, maximumFractionDigits: 3) } s.
fault-silent = { $engine } n’avait pas répondu après { NUMBER($took, maximumFractionDigits: 3) } s ; le temps accordé était de { NUMBER($had, maximumFractionDigits: 3) } s.
fault-hung = { $engine } n’avait pas répondu après { NUMBER($took, maximumFractionDigits: 3) } s, dans une partie sans pendule.
fault-exited = Le processus de { $engine } s’est terminé avec le code { $code }.
fault-killed = Le processus de { $engine } a été arrêté par le signal { $signal }.
fault-hung-up = { $by ->
   *[closed-input] { $engine } a fermé son entrée en pleine conversation.
    [closed-output] { $engine } a fermé sa sortie en pleine conversation.
    [broken-output] La sortie de { $engine } s’est rompue.
  }
fault-gone = Le processus de { $engine } s’est terminé.
fault-not-ready = { $engine } n’était pas prêt en { $within } s après { $after ->
   *[options] le réglage de ses options
    [new-game] l’annonce d’une nouvelle partie
    [stop] l’arrêt de sa recherche
    [question] une question posée en pleine recherche
  }.
fault-not-told = { $engine } était en faute.
fault-written = { $sentence }
