/** What the pen line says before anything is recorded. */
import { type BulletinMatch, conditionsOf } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { seatWords } from '../../../parts/match-words.ts'
import { resultText } from '../../../parts/result.ts'
import { impsScoreText, scoreText } from '../../../words/figures.ts'
import { textOf } from '../../../words/message-text.ts'
import { letterOf } from './open-matches.ts'
import type { BoardsReading, GameReading, PenReading } from './pen-reading.ts'
import { message, words } from './words/messages.ts'

/** One side, the result, the other side. */
interface ReportSummary {
  readonly first: string
  readonly result: string
  readonly second: string
}

export function summaryOf(read: GameReading | BoardsReading): ReportSummary {
  if (read.is === 'boards') return { first: read.teams[0], result: impsScoreText(read.imps), second: read.teams[1] }
  return { first: read.game.white, result: resultText(read.result), second: read.game.black }
}

const inTexts = ({ first, result, second }: ReportSummary) => ({
  first: { text: first },
  result: { text: result },
  second: { text: second },
})

/** "Juniper 1–0 Ulmo". */
export const summaryWords = (read: GameReading | BoardsReading): string => words('pen-score', inTexts(summaryOf(read)))

/** "Match 63 recorded: Juniper 1–0 Ulmo". */
export const recordedWords = (match: string, deed: ReportSummary): string =>
  words('pen-recorded', { match: { text: match }, ...inTexts(deed) })

/** What is shown after the result: "match 63, game 2, 10 min". */
export function summaryPlace(read: GameReading | BoardsReading): string {
  const { match } = read.match
  if (read.is === 'boards')
    return listed([
      words('pen-match', { match: { text: match } }),
      read.half === undefined ? '' : words('pen-half', { half: read.half === 1 ? 'first' : 'second' }),
    ])
  const { game } = read
  const isForfeit =
    read.result === '--' ? words('pen-nobody-came') : /[+]/.test(read.result) ? words('pen-by-forfeit') : ''
  const isSeries = game.isOneOfSeveral === true || game.game > 1
  return listed([
    words('pen-match', { match: { text: match } }),
    isSeries ? words('pen-game', { game: game.game }) : '',
    textOf(conditionsOf(game)),
    isForfeit,
  ])
}

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** Why the line cannot be recorded yet. */
export function readingWords(read: PenReading): string {
  switch (read.is) {
    case 'empty':
      return words('pen-empty')
    case 'unknown':
      return words('pen-unknown', { typed: { text: read.typed } })
    case 'several':
      return words('pen-several', { among: read.among.map((text) => ({ text })) })
    case 'decided':
      return words('pen-decided', { match: { text: read.match.match }, how: decisionOf(read.match) })
    case 'waiting':
      return words('pen-waiting', { match: { text: read.match.match } })
    case 'begun':
      return read.game
        ? words('pen-begun', { white: { text: read.game.white }, black: { text: read.game.black } })
        : words('pen-teams', { teams: teamsOf(read.match) })
    case 'no-game':
      return read.games.length === 0
        ? words('pen-no-game', { match: { text: read.match.match } })
        : words('pen-other-games', { match: { text: read.match.match }, games: read.games })
    case 'unreadable':
      return read.match.boards
        ? words('pen-unreadable-imps', { typed: { text: read.typed } })
        : words('pen-unreadable', { typed: { text: read.typed } })
    case 'which-teams':
      return words('pen-which-teams', { teams: teamsOf(read.match) })
    case 'time-missing':
      return words('pen-time-missing')
    case 'game':
    case 'boards':
      return `${summaryWords(read)}, ${summaryPlace(read)}`
    default:
      return read satisfies never
  }
}

/** "a Ferry and b Kestrel". */
const teamsOf = ({ seats }: BulletinMatch): readonly Message[] =>
  seats.map((seat, index) =>
    message('pen-lettered', { letter: { text: letterOf(index) }, team: { text: seatWords(seat) } }),
  )

/** "Ann 1–0 Ben". */
function decisionOf(match: BulletinMatch): Message {
  const [only, another] = match.games
  if (only && !another)
    return message('pen-score', inTexts({ first: only.white, result: resultText(only.result), second: only.black }))
  const [first = '', second = ''] = match.seats.map(seatWords)
  if (match.seats.length === 2) return message('pen-score', inTexts({ first, result: scoreText(match), second }))
  return message('pen-through', { names: (match.advancing ?? []).map((text) => ({ text })) })
}
