/** The race on a page: a lane for everybody, a letter for each half point, the finish line where the points are enough. */

import { type Bulletin, halvesShown, progressOf, type RaceView, type Runner, runnerWords } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../../language/voice.ts'
import { titleOf } from '../bulletin.ts'
import { zoneNote } from '../chronicle.ts'
import type { Paper } from '../paper.ts'
import { parts, wrapped } from '../prose.ts'
import { type Column, type Row, table } from '../table.ts'
import { asText, harmless, textWidth } from '../text-width.ts'
import { message, words } from '../words/messages.ts'

export function racePage(tournament: Tournament, bulletin: Bulletin, race: RaceView, paper: Paper): string {
  return parts(
    [titleOf(tournament, bulletin, paper), wrapped(stateOf(race, bulletin), paper.width)],
    [...chances(race, paper), ...playoff(race, paper)],
    lanes(race, paper),
  )
}

/** "Race to 7 points · phase 9, 5 of 12 matches decided · 8 of 8 places left". */
function stateOf({ needed, places, placesLeft, phase }: RaceView, bulletin: Bulletin): string {
  const { decided, matches, current } = progressOf(bulletin)
  const played = message('term-decided', { decided, matches })
  const now = (phase: number) =>
    current ? words('term-race-phase', { phase, played }) : words('term-race-to-pair', { phase })
  const left =
    placesLeft === 0 ? words('term-places-taken', { places }) : words('term-places-left', { left: placesLeft, places })
  return [words('term-race-to', { points: needed }), ...(phase === undefined ? [] : [now(phase)]), left].join(' · ')
}

/** So many are named, the others counted. */
const few = 8

function chances({ runners, playoff }: RaceView, paper: Paper): string[] {
  const near = playoff ? [] : runners.filter(({ clinchesWith, reachesWith }) => clinchesWith ?? reachesWith)
  if (near.length === 0) return []
  const more = near.length > few ? [message('term-race-more', { count: near.length - few })] : []
  const who = words('term-race-who', { who: [...near.slice(0, few).map(chanceOf), ...more] })
  return [wrapped(`${paper.ink(words('term-race-near'))} ${who}`, paper.width, '  ')]
}

const chanceOf = ({ name, clinchesWith, reachesWith }: Runner): Message =>
  message('term-race-with', {
    name: asText(name),
    result: (clinchesWith ?? reachesWith) === 'a draw' ? 'draw' : 'win',
  })

const playoff = ({ playoff }: RaceView, paper: Paper): string[] =>
  playoff ? [wrapped(`${paper.red(words('term-playoff'))} ${harmless(textOf(playoff))}`, paper.width, '  ')] : []

function lanes(race: RaceView, paper: Paper): string[] {
  const standing = runnerWords(race)
  const letters = lettersFor(race, paper)
  const rows = race.runners.map((runner): Row => {
    const { name, points, played, seed } = runner
    const cells = [
      String(seed ?? ''),
      harmless(name),
      laneOf(points, race.needed, letters),
      halvesShown(points),
      String(played),
    ]
    return { cells: [...cells, harmless(textOf(standing(runner)))], ...styleOf(runner, paper) }
  })
  const [heading = '', ...lines] = table(paper, columns(), rows)
  const inside = race.runners.filter(({ state }) => state === 'in').length
  const isBetween = inside > 0 && inside < lines.length
  const isTimed = race.runners.some((runner) => /\d\d:\d\d/.test(textOf(standing(runner))))
  return [
    heading,
    ...lines.slice(0, inside),
    ...(isBetween ? [line(race, paper)] : []),
    ...lines.slice(inside),
    ...(isTimed ? [paper.pencil(zoneNote())] : []),
  ]
}

const columns = (): readonly Column[] => [
  { heading: words('term-col-seed'), align: 'right' },
  { heading: words('term-col-name'), least: 10 },
  { heading: '' },
  { heading: words('term-col-points'), align: 'right' },
  { heading: words('term-col-played'), align: 'right' },
  { heading: '', least: 12 },
]

/** Between those who are in and the others. */
const line = ({ placesLeft }: RaceView, paper: Paper): string => {
  const told = ` ${placesLeft === 0 ? words('term-out') : words('term-line-left', { count: placesLeft })} `
  return paper.pencil(`      ──${told}${'─'.repeat(Math.max(0, Math.min(40, paper.width - textWidth(told) - 8)))}`)
}

/** Two letters a point where that leaves room for the words, otherwise one. */
function lettersFor({ needed, runners }: RaceView, { width }: Paper): 1 | 2 {
  const names = Math.max(...runners.map(({ name }) => textWidth(name)))
  const headings =
    columns().reduce((sum, { heading }) => sum + textWidth(heading), 0) - textWidth(words('term-col-name'))
  const beside = headings + names + '│█'.length + 5 * 2
  return width - beside - 2 * needed >= 'a draw is enough against Somebody'.length ? 2 : 1
}

/** "█████████████·│" is 6½ of 7. */
function laneOf(points: number, needed: number, perPoint: 1 | 2): string {
  const run = Math.min(points, needed)
  const full = '█'.repeat(Math.floor(run * perPoint))
  const half = perPoint === 1 && !Number.isInteger(run) ? '▌' : ''
  const beyond = points > needed ? '█' : ''
  return `${(full + half).padEnd(needed * perPoint, '·')}│${beyond}`
}

function styleOf({ state, clinchesWith, reachesWith }: Runner, paper: Paper): Pick<Row, 'style'> {
  if (state === 'in') return { style: paper.strong }
  if (state === 'out' || state === 'withdrawn') return { style: paper.pencil }
  return (clinchesWith ?? reachesWith) || state === 'playing-off' ? { style: paper.ink } : {}
}
