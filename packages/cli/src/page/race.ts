/** The race on a page: a lane for everybody, a letter for each half point, the finish line where the points are enough. */
import {
  type Bulletin,
  halvesShown,
  listed,
  plural,
  progressOf,
  type RaceShown,
  type Runner,
  runnerWords,
  type Tournament,
} from '@arbiter/core'
import { titleOf } from './bulletin.ts'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless, textWidth } from './text-width.ts'

export function racePage(tournament: Tournament, bulletin: Bulletin, race: RaceShown, paper: Paper): string {
  return parts(
    [titleOf(tournament, bulletin, paper), wrapped(stateOf(race, bulletin), paper.width)],
    [...chances(race, paper), ...playoff(race, paper)],
    lanes(race, paper),
  )
}

/** "Race to 7 points · phase 9, 5 of 12 matches decided · 8 of 8 places left". */
function stateOf({ needed, places, placesLeft, phase }: RaceShown, bulletin: Bulletin): string {
  const { decided, matches, current } = progressOf(bulletin)
  const played = current ? `, ${decided} of ${plural(matches, 'match', 'matches')} decided` : ' is to be paired'
  const left = placesLeft === 0 ? `all ${places} places taken` : `${placesLeft} of ${plural(places, 'place')} left`
  return [`Race to ${needed} points`, ...(phase === undefined ? [] : [`phase ${phase}${played}`]), left].join(' · ')
}

/** So many are named, the others counted. */
const few = 8

function chances({ runners, playoff }: RaceShown, paper: Paper): string[] {
  const near = playoff ? [] : runners.filter(({ clinchesWith, reachesWith }) => clinchesWith ?? reachesWith)
  if (near.length === 0) return []
  const named = near
    .slice(0, few)
    .map(({ name, clinchesWith, reachesWith }) => `${harmless(name)} (${clinchesWith ?? reachesWith})`)
  const more = near.length > few ? [`${near.length - few} more`] : []
  const who = listed([...named, ...more])
  return [wrapped(`${paper.ink('Can get there in this phase:')} ${who}.`, paper.width, '  ')]
}

const playoff = ({ playoff }: RaceShown, paper: Paper): string[] =>
  playoff ? [wrapped(`${paper.red('Playoff:')} ${harmless(playoff.sentence)}`, paper.width, '  ')] : []

function lanes(race: RaceShown, paper: Paper): string[] {
  const words = runnerWords(race)
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
    return { cells: [...cells, harmless(words(runner))], ...styleOf(runner, paper) }
  })
  const [heading = '', ...lines] = table(paper, columns, rows)
  const inside = race.runners.filter(({ state }) => state === 'in').length
  const isBetween = inside > 0 && inside < lines.length
  const isTimed = race.runners.some((runner) => /\d\d:\d\d/.test(words(runner)))
  return [
    heading,
    ...lines.slice(0, inside),
    ...(isBetween ? [line(race, paper)] : []),
    ...lines.slice(inside),
    ...(isTimed ? [paper.pencil('Times are in UTC.')] : []),
  ]
}

const columns: readonly Column[] = [
  { heading: 'Seed', align: 'right' },
  { heading: 'Name', least: 10 },
  { heading: '' },
  { heading: 'Pts', align: 'right' },
  { heading: 'Pl', align: 'right' },
  { heading: '', least: 12 },
]

/** Between those who are in and the others. */
const line = ({ placesLeft }: RaceShown, paper: Paper): string => {
  const words = placesLeft === 0 ? ' out ' : ` ${plural(placesLeft, 'place')} left `
  return paper.pencil(`      ──${words}${'─'.repeat(Math.max(0, Math.min(40, paper.width - words.length - 8)))}`)
}

/** Two letters a point where that leaves room for the words, otherwise one. */
function lettersFor({ needed, runners }: RaceShown, { width }: Paper): 1 | 2 {
  const names = Math.max(...runners.map(({ name }) => textWidth(name)))
  const beside = 'Seed'.length + names + '│█'.length + 'Pts'.length + 'Pl'.length + 5 * 2
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
