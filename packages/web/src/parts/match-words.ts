/** A match as one full sentence: the name of every card, whatever the card looks like. */
import { type MatchShown, type SeatShown, scoreShown } from '@arbiter/core'
import { catalogue } from '../words/catalogue.ts'
import { said } from '../words/said.ts'

const words = catalogue(
  {
    match: (id: string) => `Match ${id}`,
    winnerOf: (id: string) => `Winner of ${id}`,
    loserOf: (id: string) => `Loser of ${id}`,
    seed: (seed: number) => `Seed ${seed}`,
    number: (number: number) => `Number ${number}`,
    nobody: 'nobody',
    against: ' against ',
    waiting: 'not known yet',
    open: 'to be played',
    live: 'being played',
    won: (winner: string, score: string) => `won by ${winner}${score === '' ? '' : `, ${score}`}`,
    goOn: (names: string) => `${names} go on`,
    drawn: (score: string) => `drawn${score === '' ? '' : `, ${score}`}`,
    annulled: 'annulled',
    decided: 'decided',
    and: ' and ',
  },
  {
    match: (id: string) => `Match ${id}`,
    winnerOf: (id: string) => `Sieger aus ${id}`,
    loserOf: (id: string) => `Verlierer aus ${id}`,
    seed: (seed: number) => `Setzplatz ${seed}`,
    number: (number: number) => `Nummer ${number}`,
    nobody: 'niemand',
    against: ' gegen ',
    waiting: 'noch offen, wer spielt',
    open: 'noch zu spielen',
    live: 'wird gespielt',
    won: (winner: string, score: string) => `${winner} gewinnt${score === '' ? '' : `, ${score}`}`,
    goOn: (names: string) => `${names} kommen weiter`,
    drawn: (score: string) => `unentschieden${score === '' ? '' : `, ${score}`}`,
    annulled: 'annulliert',
    decided: 'entschieden',
    and: ' und ',
  },
)

/** Who sits there, or where the seat is fed from: "Anna Alder", "Winner of 12". */
export function seatWords({ entrant, nobody, winnerOf, loserOf, number, seed }: SeatShown): string {
  if (entrant !== undefined) return entrant
  if (nobody) return words.nobody
  if (winnerOf !== undefined) return words.winnerOf(winnerOf)
  if (loserOf !== undefined) return words.loserOf(loserOf)
  if (number !== undefined) return words.number(number)
  return seed === undefined ? words.waiting : words.seed(seed)
}

export const matchName = (id: string): string => words.match(id)

/** "Match 11, quarter-final: Clara Cedar against Felix Fir, being played, ½–½." */
export function matchSentence(match: MatchShown, round: string, isLive = false): string {
  const seats = match.seats.map(seatWords).join(words.against)
  return `${words.match(match.match)}, ${said(round)}: ${seats}, ${standing(match, isLive)}.`
}

function standing(match: MatchShown, isLive: boolean): string {
  const text = match.seats.length === 2 ? scoreShown(match) : ''
  if (match.state === 'waiting') return words.waiting
  if (match.state === 'open' && match.games.length > 0) return `${words.live}, ${text}`
  if (match.state === 'open') return isLive ? words.live : words.open
  if (match.annulled) return words.annulled
  const { advancing = [], winner } = match
  if (advancing.length > 1) return words.goOn(advancing.join(words.and))
  if (winner) return words.won(winner, text)
  return match.seats.length === 2 ? words.drawn(text) : words.decided
}
