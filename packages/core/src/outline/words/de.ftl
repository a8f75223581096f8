### Wer in einem Match sitzt, bevor und nachdem es bekannt ist.

## Plätze

outline-entrant = { $who }
outline-nobody = niemand
outline-winner = Sieger von { $match }
outline-loser = Verlierer von { $match }
outline-number = Nummer { $number }
outline-seed = Setzplatz { $seed }
