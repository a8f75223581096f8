/** `--entrants`: a number of players to try things out with, or a list of people or teams in a file. */
import {
  type AnyFormat,
  doubtfulPlayers,
  type Newcomer,
  parseEntrants,
  refusedNewcomers,
  sentenceOf,
  type Tournament,
} from '@arbiter/core'
import type { Answer } from '../command-line/command.ts'
import { misused, refused, type Stop } from '../command-line/stop.ts'
import { bytesOf } from '../file/bytes.ts'
import type { Disk } from '../file/disk.ts'
import { wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'
import { isForTeams } from './team.ts'

/** What a list of people or teams is made of. */
export const listColumns =
  'columns name, rating, maxRating, club, id; of teams: team, captain, paid, claimed, player1, number1, masterpoints1, player2, …'

/** Newcomers, and what is worth a look before they are let in. */
export interface Newcomers {
  readonly entrants: readonly Newcomer[]
  readonly warnings: readonly Warning[]
}

/** A number of entrants, or a list in a file that the tournament can take. */
export function entrantsFrom(disk: Disk, text: string, tournament: Tournament): Newcomers {
  const { format } = tournament
  if (/^\d+$/.test(text)) return { entrants: numbered(Number(text), format), warnings: [] }
  const { entrants, lines, warnings } = listIn(disk, text, isForTeams(format) ? 'teams' : 'players')
  const refused = refusedNewcomers(tournament, entrants)
  if (refused.length > 0)
    throw unusable(
      text,
      refused.map(({ index, refusal }) => ({ line: lines[index] as number, problem: sentenceOf(refusal) })),
    )
  return {
    entrants,
    warnings: [...warnings, ...knownAlready(tournament, entrants), ...onTwoTeams(tournament, entrants, lines)],
  }
}

const onTwoTeams = (tournament: Tournament, teams: readonly Newcomer[], lines: readonly number[]): Warning[] =>
  doubtfulPlayers(tournament, teams).map(({ index, player, other }) => ({
    line: lines[index] as number,
    problem: `"${player}" is in ${other} too, one of them without a number: is it the same person?`,
  }))

/** Those who have the name of somebody who has entered before; among teams that is refused. */
export function knownAlready({ chart, format }: Tournament, entrants: readonly Newcomer[]): Warning[] {
  if (isForTeams(format)) return []
  const known = new Map(chart.present.map((who) => [chart.entrant(who).name.toLocaleLowerCase('en'), who + 1]))
  return entrants.flatMap(({ name }) => {
    const before = known.get(name.toLocaleLowerCase('en'))
    return before === undefined
      ? []
      : [{ problem: `"${name}" has entered already as #${before}: is it the same person?` }]
  })
}

/** The answer with what is worth a look: it stands in the data, and on the page before everything else. */
export function withWarnings(answer: Answer, warnings: readonly Warning[]): Answer {
  if (warnings.length === 0) return answer
  const lines = warnings.map(({ line, problem }) => `${line === undefined ? '' : `line ${line}: `}${problem}`)
  return {
    ...answer,
    data: { ...(answer.data as object), warnings },
    page: (paper) =>
      [...lines.map((line) => wrapped(harmless(`Look again: ${line}`), paper.width, '  ')), answer.page(paper)].join(
        '\n',
      ),
  }
}

function numbered(count: number, format: AnyFormat): Newcomer[] {
  if (count < 1 || count > 2000)
    throw misused(`--entrants takes 1 to 2000 players or the name of a file, not ${count}.`)
  const word = isForTeams(format) ? 'Team' : 'Player'
  return Array.from({ length: count }, (_, i) => ({ name: `${word} ${i + 1}` }))
}

/** Only a list in a file. */
export const entrantsIn = (disk: Disk, path: string, whom: Whom): readonly Newcomer[] =>
  listIn(disk, path, whom).entrants

type Whom = 'players' | 'teams'

function listIn(disk: Disk, path: string, whom: Whom) {
  const parsed = parseEntrants(textOf(disk, path), whom)
  if (!parsed.ok) throw unusable(path, parsed.problems)
  return parsed
}

/** All that is wrong, by line. */
function unusable(path: string, problems: readonly Misprint[]): Stop {
  const few = problems
    .slice(0, 20)
    .map(({ line, column, problem }) => `  line ${line}${column === undefined ? '' : `, column ${column}`}: ${problem}`)
  const rest = problems.length > few.length ? [`  and ${problems.length - few.length} more`] : []
  const message = [`${path} cannot be used, and nothing was changed:`, ...few, ...rest].join('\n')
  return refused('bad-entrants', message, { problems })
}

interface Misprint {
  readonly line: number
  readonly column?: number
  readonly problem: string
}

interface Warning {
  readonly line?: number
  readonly problem: string
}

/** A spreadsheet saved in another alphabet would give wrong names, so it is refused. */
function textOf(disk: Disk, path: string): string {
  const bytes = bytesOf(disk, path)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refused('bad-entrants', `${path} is not UTF-8 text. Save it again as “CSV UTF-8”.`)
  }
}
