/** What the league says. */
import type { Grammar } from './reading.ts'

const fell = 'fielen mit dem Rückzug vor der Hälfte der Partien (LEA-10)'

export const league: Grammar = {
  leagueNote: [
    ['{n} as Black', '{n} mit Schwarz'],
    ['{n} without play', '{n} kampflos'],
  ],
  leagueNotes: [[' ({leagueNote*})', ' ({leagueNote})']],
  leagueRecord: [
    [
      '{points} from {games}: {wins}{leagueNotes:w?}, {draws}{leagueNotes:d?}, {losses}{leagueNotes:l?}',
      '{points} aus {games}: {wins}{w}, {draws}{d}, {losses}{l}',
    ],
  ],
  leagueRecordD: [
    [
      '{pointsD} from {games}: {wins}{leagueNotes:w?}, {draws}{leagueNotes:d?}, {losses}{leagueNotes:l?}',
      '{pointsD} aus {games}: {wins}{w}, {draws}{d}, {losses}{l}',
    ],
  ],
  leaguePrize: [['; the prize is {n} (minor units)', '; der Preis ist {n} (kleinste Einheit)']],
  leagueStep: [
    ['points', 'Punkte'],
    ['wins', 'Siege'],
    ['wins as Black', 'Siege mit Schwarz'],
    ['results that count', 'Ergebnisse, die zählen'],
  ],
  sentence: [
    [
      '{name:white} (number {n:one} in the list) has White against {name:black} (number {n:other} in the list) in {inRound}, match {id}: the circle brings these two numbers together there; {leagueWhite}.',
      '{white} (Nummer {one} der Liste) hat {inRound}, Match {id}, Weiß gegen {black} (Nummer {other} der Liste): Der Kreis führt diese beiden Nummern dort zusammen; {leagueWhite}.',
    ],
    [
      'It does not count: {names} withdrew before half of the games (LEA-10).',
      'Es zählt nicht: {names} zog vor der Hälfte der Partien zurück (LEA-10).',
    ],
    [
      '{name} (number {n} in the list) has a bye in {inRound}: {n:size} is odd, so one place of the circle is empty and this number meets it.',
      '{name} (Nummer {n} der Liste) hat {inRound} ein Freilos: {size} ist ungerade, also ist ein Platz des Kreises leer, und diese Nummer trifft auf ihn.',
    ],
    [
      'A bye gives no points and is not a game (LEA-S8); everybody has one in each cycle.',
      'Ein Freilos bringt keine Punkte und ist keine Partie (LEA-S8); jeder hat eines in jedem Durchgang.',
    ],
    [
      '{name} is number {n} of {n:size} in the list: {listing}.',
      '{name} ist Nummer {n} von {size} der Liste: {listing}.',
    ],
    [
      '{name} stands below everybody whose results count: all results fell with the withdrawal before half of the games (LEA-10).',
      `{name} steht hinter allen, deren Ergebnisse zählen: Alle Ergebnisse ${fell}.`,
    ],
    [
      '{name} is {ordinal} with {leagueRecordD}, level in points, wins and wins as Black with {names}, so they share the place{leaguePrize?}.',
      '{name} ist auf Platz {ordinal} mit {leagueRecordD}, gleich an Punkten, Siegen und Siegen mit Schwarz mit {names}; sie teilen den Platz{leaguePrize}.',
    ],
    [
      '{name} is {ordinal} with {leagueRecordD}; nobody has more{leaguePrize?}.',
      '{name} ist auf Platz {ordinal} mit {leagueRecordD}; niemand hat mehr{leaguePrize}.',
    ],
    [
      '{name} is {ordinal} with {leagueRecordD}; next above is {name:above} with {leagueRecordD:more}, ahead by {leagueStep}{leaguePrize?}.',
      '{name} ist auf Platz {ordinal} mit {leagueRecordD}; davor steht {above} mit {more}, voraus durch {leagueStep}{leaguePrize}.',
    ],
    [
      '{name:one} has {leagueRecord:ours}; {name:other} has {leagueRecord:theirs}: {name:upper} is ahead by {leagueStep}.',
      '{one} hat {ours}; {other} hat {theirs}: {upper} liegt durch {leagueStep} vorn.',
    ],
    [
      '{name:one} has {leagueRecord:ours}; {name:other} has {leagueRecord:theirs}: level in points, wins and wins as Black, so they share the place.',
      '{one} hat {ours}; {other} hat {theirs}: gleich an Punkten, Siegen und Siegen mit Schwarz; sie teilen den Platz.',
    ],
    [
      'All results of {name:one} and of {name:other} fell with the withdrawal before half of the games (LEA-10), so they share the last place.',
      `Alle Ergebnisse von {one} und von {other} ${fell}; sie teilen den letzten Platz.`,
    ],
    [
      '{name:one} has {leagueRecord}; all results of {name:other} fell with the withdrawal before half of the games (LEA-10), so {name:same} stands below everybody whose results count.',
      `{one} hat {leagueRecord}; alle Ergebnisse von {other} ${fell}, also steht {same} hinter allen, deren Ergebnisse zählen.`,
    ],
    [
      '{name} has withdrawn and keeps the results so far, and with them place {text}.',
      '{name} hat zurückgezogen und behält die bisherigen Ergebnisse und damit Platz {text}.',
    ],
    [
      '{name} has withdrawn and keeps the results so far, and with them place {text} and a prize of {n}.',
      '{name} hat zurückgezogen und behält die bisherigen Ergebnisse und damit Platz {text} und einen Preis von {n}.',
    ],
    [
      'There are {n} prizes for {n:places} places: {n:left} of the prize money (in minor units) stays undistributed.',
      'Es gibt {n} Preise für {places} Plätze: {left} des Preisgelds (in der kleinsten Einheit) bleiben unverteilt.',
    ],
    [
      '{n} of the prize money (in minor units) cannot be split equally and stays undistributed.',
      '{n} des Preisgelds (in der kleinsten Einheit) lassen sich nicht gleichmäßig teilen und bleiben unverteilt.',
    ],
  ],
  leagueWhite: [
    [
      'in the second cycle the colours of phase {n} are reversed (LEA-S5)',
      'im zweiten Durchgang sind die Farben von Phase {n} vertauscht (LEA-S5)',
    ],
    [
      'White goes by their distance on the circle, which keeps colours even (LEA-8)',
      'Weiß folgt ihrem Abstand auf dem Kreis, was die Farben ausgleicht (LEA-8)',
    ],
    [
      'in the first cycle the earlier-listed player has White (LEA-3)',
      'im ersten Durchgang hat Weiß, wer in der Liste früher steht (LEA-3)',
    ],
  ],
}
