### Teile, die viele Seiten gemeinsam haben.

## Eine laufende Engine-Partie


## Zettel, auf denen etwas geändert wird

parts-leave = So lassen

## Teilnehmer bearbeiten


## Eine Handlung mit ihren Folgen

parts-match = Match { $match }
parts-match-sentence = { $match }, { $round }: { $seats }, { $standing }.
parts-match-two = { $one } gegen { $other }
parts-match-several = { $seats }
parts-match-live-score = wird gespielt, { $score }

## Matchkarten


## Ein Match als ein Satz

parts-match-winner-of = Sieger aus { $match }
parts-match-loser-of = Verlierer aus { $match }
parts-match-seed = Setzplatz { $seed }
parts-match-number = Nummer { $number }
parts-match-entrant = { $name }
parts-match-nobody = niemand
parts-match-waiting = noch offen, wer spielt
parts-match-open = noch zu spielen
parts-match-live = wird gespielt
parts-match-won = { $winner } gewinnt
parts-match-won-score = { $winner } gewinnt, { $score }
parts-match-go-on = { $names } kommen weiter
parts-match-drawn = unentschieden
parts-match-drawn-score = unentschieden, { $score }
parts-match-annulled = annulliert
parts-match-decided = entschieden

## Niemand ist gemeldet

parts-nobody-yours = Noch ist niemand gemeldet. Fügen Sie Namen ein, einen je Zeile.
parts-nobody-add = Teilnehmer melden
parts-nobody-others = Noch ist niemand gemeldet. Namen erscheinen hier, sobald sie eingetragen sind.

## Ein Link nur für diesen Computer

parts-only-here-only = Dieser Link geht nur auf diesem Computer: Kein anderes Gerät kann { $host } öffnen.
parts-only-here-choose = Adresse für andere wählen
parts-only-here-ask = Ein Eigentümer der Website wählt die Adresse für andere, unter Personen.

## Abgelehnt

parts-refused-meanwhile = Was inzwischen geschehen ist:

## Ein Match von drei Teams

parts-three-way-meta = { $advance ->
    [0] Dreikampf, je { $boards } Boards
    [one] Dreikampf, einer kommt weiter, je { $boards } Boards
   *[other] Dreikampf, zwei kommen weiter, je { $boards } Boards
  }
parts-three-way-team = Team
parts-three-way-won = Siege
parts-three-way-imps-won = IMPs gewonnen
parts-three-way-imps-lost = verloren
parts-three-way-quotient = Quotient
parts-three-way-next = Weiter
parts-three-way-as = als { $number }
parts-three-way-through = kommt weiter
parts-three-way-out = ausgeschieden
parts-three-way-caption = Stand der drei in { $match }
parts-three-way-ring = Drei Begegnungen: { $meetings }.
parts-three-way-beat = { $first } schlug { $second } { $score }
parts-three-way-level = { $first } und { $second } gleichauf, { $score }
parts-three-way-open = { $first } und { $second } spielen noch
parts-three-way-handicap = { $to } erhält { $imps } von { $from }
parts-three-way-handicaps = Handicap: { $list }.
parts-three-way-decided-by = Entschieden durch: { $how }.
parts-three-way-waits = Jeder der drei spielt gegen die beiden anderen.
parts-three-way-away = Ohne { $names }.
parts-unheard-short = noch keine Antwort
parts-back = { $way ->
   *[undo] Rückgängig
    [redo] Wiederholen
  }
parts-and-more = { $what } (und { $count ->
    [one] { $count } weiteres Ergebnis
   *[other] { $count } weitere Ergebnisse
  })

## Rückgängig und Wiederholen


## Warum?

parts-why-details = Einzelheiten
parts-why-why = Warum?
parts-why-close = Schließen
parts-why-rests = Grundlage
parts-why-more = { $count ->
    [one] und { $count } weiterer Eintrag
   *[other] und { $count } weitere Einträge
  }
parts-nobody-entered = noch ist niemand gemeldet
parts-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
parts-players = { $count } Teilnehmer
parts-fate = { $state ->
    [undone] rückgängig durch
    [redone] wieder aufgehoben durch
    [revoked] zurückgenommen durch
    [drawn-again] neu gelost durch
    [void] gestrichen durch
   *[corrected] berichtigt durch
  } Eintrag { $fact }
parts-step-bye = f
parts-round-in-stage = { $stage }, { $round }
parts-pairs-swapped = gleiche Eröffnung, Farben getauscht
parts-pair = Paar
parts-pair-opening = Eröffnung
parts-pair-game = Partie { $number }
parts-pair-tiebreak = S{ $number }
parts-pair-reused = { $opening }, schon gespielt
