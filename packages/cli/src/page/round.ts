/** A round on a page: its start position, its matches with their results, and who has a bye. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import {
  type BulletinMatch,
  type BulletinRound,
  briefConditions,
  type ScoreView,
  scoresShown,
  startSaid,
} from '@arbiter/core/bulletin'
import { scoreText } from '../language/figures.ts'
import { textOf } from '../language/voice.ts'
import {
  decisionSaid,
  detailsOf,
  howDecided as howTeamsDecided,
  isOfTeams,
  kindOf,
  nextOf,
  resultOf,
  standingsIn,
  teamIn,
} from './bridge/teams.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { goToWords, seatName } from './seat.ts'
import { type Column, type Row, table } from './table.ts'
import { asText, harmless, padded, textWidth } from './text-width.ts'
import { words } from './words/messages.ts'

const columns: readonly Column[] = [
  { heading: '', align: 'right' },
  { heading: '', align: 'right', least: 8 },
  { heading: '' },
  { heading: '', least: 8 },
  { heading: '', least: 6 },
]

type Matches = Pick<BulletinRound, 'matches' | 'byes' | 'pairing'>

export function roundLines({ matches, byes, pairing }: Matches, paper: Paper): string[] {
  const entries = matches.flatMap((match): Entry[] => (isOfTeams(match) ? teamEntries(match) : [entryOf(match)]))
  const lines = table(
    paper,
    columns,
    entries.map(({ cells, state }): Row => ({ cells, ...(state === 'waiting' ? { style: paper.pencil } : {}) })),
    '  ',
  )
  const below = entries.map(({ below: told = [] }) =>
    told.map((line) => paper.pencil(wrapped(`        ${line}`, paper.width, '        '))),
  )
  const free = byes.length > 0 ? [byeLine(byes, paper)] : []
  const widest = Math.max(
    0,
    ...entries.map(({ cells }) => textWidth(cells[0] ?? '')),
    ...matches.map((each) => textWidth(each.match)),
  )
  const above = entries.map(({ above: over }) =>
    over ? [wrapped(`  ${padded(over.match, widest, 'right')}  ${over.kind}`, paper.width, '      ')] : [],
  )
  const all = lines.flatMap((line, i) => [...(above[i] ?? []), line, ...(below[i] ?? [])])
  return [...pairedAs(pairing, paper), ...all, ...free]
}

export const byeLine = (byes: readonly SeatOutline[], paper: Paper): string =>
  wrapped(`  ${words('term-byes', { who: byes.map((seat) => ({ text: seatName(seat) })) })}`, paper.width, '    ')

/** A line of the round, and what stands above and below it. */
interface Entry {
  readonly above?: { readonly match: string; readonly kind: string }
  readonly cells: readonly string[]
  readonly state: BulletinMatch['state']
  readonly below?: readonly string[]
}

/** "Harbour and Quarry had met in match 1, so the semifinals were re-paired. (BRI-29)". */
export const pairedAs = (pairing: BulletinRound['pairing'], paper: Paper): string[] =>
  pairing ? [wrapped(`  ${harmless(textOf(pairing))} (${pairing.rule})`, paper.width, '  ')] : []

function entryOf(match: BulletinMatch): Entry {
  const [white = '', black = ''] = match.seats.map(seatName)
  return { cells: [match.match, white, scoreText(match), black, remarkOn(match)], state: match.state }
}

/** "  Chess960 no. 518, RNBQKBNR", and the whole position below it. */
export function positionLines({ start, fen }: Pick<BulletinRound, 'start' | 'fen'>, paper: Paper): string[] {
  return start === undefined ? [] : [`  ${textOf(startSaid(start))}`, paper.pencil(`  ${fen}`)]
}

function remarkOn(match: BulletinMatch): string {
  const { state, annulled, note } = match
  if (state === 'open') return stepToPlay(match)
  if (annulled) return words('term-does-not-count')
  const how = decisionSaid(match)
  return note === undefined ? how : words('term-noted', { how: { text: how }, note: asText(note) })
}

/** "open", "game 2 open", or the step of the ladder the match has come to. */
function stepToPlay({ next = [], games }: BulletinMatch): string {
  const normal = (game: number) => (games.length > 0 ? words('term-game-open', { game }) : words('term-open'))
  const steps = next.map((each) => (each.step === 'normal' ? normal(each.game) : textOf(briefConditions(each))))
  return [...new Set(steps)].join('; ')
}

// --- teams ---------------------------------------------------------------------------------------

/** A head-to-head is one line; of a three-way each two have theirs. */
function teamEntries(match: BulletinMatch): Entry[] {
  const { seats, boards, state } = match
  if (seats.length === 2 || !boards || scoresShown(boards).length === 0) return [headToHead(match)]
  const team = (name: string) => teamIn(seats.find(({ entrant }) => entrant === name) ?? { entrant: name })
  const shown = scoresShown(boards)
  const pairs = shown.map((score, i): Entry => {
    const [first, second] = score.between.map(team)
    const cells = [' '.repeat(match.match.length), first ?? '', resultOf(score), second ?? '', openIn(match, score)]
    const above = i === 0 ? { above: { match: match.match, kind: kindOf(match) } } : {}
    return { ...above, cells, state, below: detailsOf(score) }
  })
  const last = pairs.at(-1) as Entry
  const left = (boards.away ?? []).map((team) => words('term-left', { team: asText(team) }))
  const how = [...left, ...standingWords(match), howTeamsDecided(match)].filter((each) => each !== '').join('; ')
  const below = [...(last.below ?? []), ...(how === '' ? [] : [how]), ...leadsTo(match)]
  return [...pairs.slice(0, -1), { ...last, below }]
}

function headToHead(match: BulletinMatch): Entry {
  const { seats, boards, state } = match
  const [first = '', ...others] = seats.map(teamIn)
  const [score] = boards?.scores ?? []
  const remark = state === 'open' && score ? openIn(match, score) : howTeamsDecided(match)
  const cells = [match.match, first, scoreText(match), others.join(` ${words('term-versus')} `), remark]
  return { cells, state, below: [...(score ? detailsOf(score) : []), ...leadsTo(match)] }
}

/** "AB3: winner to AB3, loser to AB4"; of a ring the tables stand above it. */
function leadsTo({ ticket, goTo, seats, isOfLosers }: BulletinMatch): string[] {
  if (ticket === undefined) return []
  const where = goTo ? goToWords(goTo) : isOfLosers ? words('term-of-losers') : ''
  if (seats.length > 2) return goTo ? [where] : []
  return [where === '' ? ticket : `${ticket}: ${where}`]
}

/** "open", "second half open", "extra boards open"; nothing where all is in. */
function openIn({ boards, state }: BulletinMatch, { between }: ScoreView): string {
  const open = boards?.open?.find((each) => each.between.join() === between.join())
  if (!open || state !== 'open') return ''
  if (open.extra !== undefined) return words('term-extra-open')
  if (open.half === undefined) return words('term-open')
  return words('term-half-open', { half: open.half === 1 ? 'first' : 'second' })
}

/** "Harbour 1 won, quotient 1.121 →1; Quarry …". */
function standingWords(match: BulletinMatch): string[] {
  const standings = standingsIn(match)
  return match.seats.flatMap((seat) => {
    const standing = standings.get(seat.entrant ?? '')
    const next = nextOf(match, seat, false)
    if (!standing) return next === '' ? [] : [`${seatName(seat)} ${next}`]
    const { won, quotient } = standing
    const team = { text: seatName(seat) }
    const how = words('term-won-quotient', { team, won: { points: won }, quotient: { text: quotient } })
    return [`${how} ${next}`.trim()]
  })
}
