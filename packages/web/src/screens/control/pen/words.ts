/** What the pen line says back before anything is recorded. */
import { conditionsOf, type MatchShown, scoreInImps, scoreShown } from '@arbiter/core'
import { seatWords } from '../../../parts/match-words.ts'
import { resultWords } from '../../../parts/result.ts'
import { catalogue } from '../../../words/catalogue.ts'
import { said } from '../../../words/said.ts'
import { letterOf } from './book.ts'
import type { BoardsRead, GameRead, Reading } from './read.ts'

export const penWords = catalogue(
  {
    empty: 'Match number, then the result.',
    unknown: (typed: string) => `There is no match ${typed} here. Look up its number in the list.`,
    several: (among: string) => `Several matches are called that: ${among}. Type the whole name.`,
    decided: (match: string, how: string) => `Match ${match} is already decided: ${how}.`,
    correct: 'Correct it on its page',
    waiting: (match: string) => `Match ${match} cannot take a result yet: its round or its players are still to come.`,
    begun: (white: string, black: string) => `${white} (White) v ${black}`,
    teams: (teams: string) => `${teams}: type the IMPs, such as 34-21`,
    noGame: (match: string, games: string) =>
      games === '' ? `Match ${match} takes no game now.` : `Match ${match} takes no such game now; open: ${games}.`,
    unreadable: (typed: string) => `“${typed}” is no result. Type 1, 0 or =, or + and − for a forfeit.`,
    unreadableImps: (typed: string) => `“${typed}” is no result. Type IMPs such as 34-21, and h1 or h2 for a half.`,
    whichTeams: (teams: string) => `Which two teams? Type their letters and the IMPs, such as ab 38-24: ${teams}.`,
    timeMissing: 'The other results of this round carry a finish time: add it, such as 14:32.',
    match: (match: string) => `match ${match}`,
    game: (game: number) => `game ${game}`,
    half: (half: number) => (half === 1 ? 'first half' : 'second half'),
    recorded: (match: string, what: string) => `Match ${match} recorded: ${what}`,
    byForfeit: 'by forfeit',
    nobodyCame: 'nobody came',
  },
  {
    empty: 'Matchnummer, dann das Ergebnis.',
    unknown: (typed: string) => `Ein Match ${typed} gibt es hier nicht. Die Nummer steht in der Liste.`,
    several: (among: string) => `So heißen mehrere: ${among}. Geben Sie den ganzen Namen ein.`,
    decided: (match: string, how: string) => `Match ${match} ist schon entschieden: ${how}.`,
    correct: 'Auf seiner Seite korrigieren',
    waiting: (match: string) =>
      `Match ${match} nimmt noch kein Ergebnis an: Seine Runde oder seine Spieler stehen noch aus.`,
    begun: (white: string, black: string) => `${white} (Weiß) – ${black}`,
    teams: (teams: string) => `${teams}: IMPs eingeben, etwa 34-21`,
    noGame: (match: string, games: string) =>
      games === ''
        ? `Match ${match} nimmt jetzt keine Partie an.`
        : `Diese Partie nimmt Match ${match} jetzt nicht an; offen: ${games}.`,
    unreadable: (typed: string) => `„${typed}“ ist kein Ergebnis. Geben Sie 1, 0 oder = ein, für kampflos + oder −.`,
    unreadableImps: (typed: string) =>
      `„${typed}“ ist kein Ergebnis. Geben Sie IMPs wie 34-21 ein, für eine Hälfte dazu h1 oder h2.`,
    whichTeams: (teams: string) =>
      `Welche beiden Teams? Geben Sie ihre Buchstaben und die IMPs ein, etwa ab 38-24: ${teams}.`,
    timeMissing: 'Die anderen Ergebnisse dieser Runde haben eine Endzeit: Geben Sie sie mit an, etwa 14:32.',
    match: (match: string) => `Match ${match}`,
    game: (game: number) => `Partie ${game}`,
    half: (half: number) => (half === 1 ? 'erste Hälfte' : 'zweite Hälfte'),
    recorded: (match: string, what: string) => `Match ${match} festgehalten: ${what}`,
    byForfeit: 'kampflos',
    nobodyCame: 'niemand kam',
  },
)

/** "Juniper 1–0 Ulmo". */
export function deedWords(read: GameRead | BoardsRead): string {
  if (read.is === 'boards') return `${read.teams[0]} ${scoreInImps(read.imps)} ${read.teams[1]}`
  return `${read.game.white} ${resultWords(read.result)} ${read.game.black}`
}

/** What stands behind it: "match 63, game 2, 10 min". */
export function deedPlace(read: GameRead | BoardsRead): string {
  const { match } = read.match
  if (read.is === 'boards')
    return listed([penWords.match(match), read.half === undefined ? '' : penWords.half(read.half)])
  const { game } = read
  const isForfeit = read.result === '--' ? penWords.nobodyCame : /[+]/.test(read.result) ? penWords.byForfeit : ''
  const isSeries = game.isOneOfSeveral === true || game.game > 1
  return listed([penWords.match(match), isSeries ? penWords.game(game.game) : '', said(conditionsOf(game)), isForfeit])
}

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** The whole reading in a sentence, for what cannot be recorded yet. */
export function readingWords(read: Reading): string {
  switch (read.is) {
    case 'empty':
      return penWords.empty
    case 'unknown':
      return penWords.unknown(read.typed)
    case 'several':
      return penWords.several(read.among.join(', '))
    case 'decided':
      return penWords.decided(read.match.match, decisionWords(read.match))
    case 'waiting':
      return penWords.waiting(read.match.match)
    case 'begun':
      return read.game ? penWords.begun(read.game.white, read.game.black) : penWords.teams(teamsWords(read.match))
    case 'no-game':
      return penWords.noGame(read.match.match, read.games.join(', '))
    case 'unreadable':
      return read.match.boards ? penWords.unreadableImps(read.typed) : penWords.unreadable(read.typed)
    case 'which-teams':
      return penWords.whichTeams(teamsWords(read.match))
    case 'time-missing':
      return penWords.timeMissing
    case 'game':
    case 'boards':
      return `${deedWords(read)}, ${deedPlace(read)}`
    default:
      return read satisfies never
  }
}

/** "a Ferry, b Kestrel". */
const teamsWords = ({ seats }: MatchShown): string =>
  seats.map((seat, index) => `${letterOf(index)} ${seatWords(seat)}`).join(', ')

/** "Ann 1–0 Ben". */
function decisionWords(match: MatchShown): string {
  const [only, another] = match.games
  if (only && !another) return `${only.white} ${resultWords(only.result)} ${only.black}`
  const [first, second] = match.seats.map(seatWords)
  if (match.seats.length === 2) return `${first} ${scoreShown(match)} ${second}`
  return (match.advancing ?? []).join(', ')
}
