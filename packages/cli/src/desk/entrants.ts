/** `--entrants`: a number of players to try things out with, or a list of people or teams in a file. */

import { refusalSaid } from '@arbiter/core'
import { doubtfulPlayers, type Newcomer, parseEntrants, refusedNewcomers } from '@arbiter/core/entries'
import type { AnyFormat } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { Answer } from '../command-line/command.ts'
import { misused, refused, Stop, stopData } from '../command-line/stop.ts'
import { bytesOf } from '../file/bytes.ts'
import type { Disk } from '../file/disk.ts'
import { textOf } from '../language/voice.ts'
import { wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'
import { isForTeams } from './input/team.ts'
import { message, words } from './words/messages.ts'

/** What a list of people or teams is made of. */
export const listColumns = message('cli-desk-list-columns')

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
      refused.map(({ index, refusal }) => ({ line: lines[index] as number, problem: refusalSaid(refusal) })),
    )
  return {
    entrants,
    warnings: [...warnings, ...knownAlready(tournament, entrants), ...onTwoTeams(tournament, entrants, lines)],
  }
}

const onTwoTeams = (tournament: Tournament, teams: readonly Newcomer[], lines: readonly number[]): Warning[] =>
  doubtfulPlayers(tournament, teams).map(({ index, player, other }) => ({
    line: lines[index] as number,
    problem: message('cli-desk-player-twice', { player: { text: player }, team: { text: other } }),
  }))

/** Those who have the name of somebody who has entered before; among teams that is refused. */
export function knownAlready({ chart, format }: Tournament, entrants: readonly Newcomer[]): Warning[] {
  if (isForTeams(format)) return []
  const known = new Map(
    chart.field.present.map((who) => [chart.field.entrant(who).name.toLocaleLowerCase('en'), who + 1]),
  )
  return entrants.flatMap(({ name }) => {
    const before = known.get(name.toLocaleLowerCase('en'))
    if (before === undefined) return []
    return [{ problem: message('cli-desk-name-twice', { name: { text: name }, place: { text: `#${before}` } }) }]
  })
}

/** The answer with what is worth a look: it stands in the data, and on the page before everything else. */
export function withWarnings(answer: Answer, warnings: readonly Warning[]): Answer {
  if (warnings.length === 0) return answer
  const lines = warnings.map(({ column: _, ...warning }) =>
    harmless(words('cli-desk-look-again', { what: placed(warning) })),
  )
  return {
    ...answer,
    data: { ...(answer.data as object), warnings: warnings.map(inWords) },
    page: (paper) => [...lines.map((line) => wrapped(line, paper.width, '  ')), answer.page(paper)].join('\n'),
  }
}

/** A problem as a program reads it: the text, and what it says. */
const inWords = <Problem extends { readonly problem: Message }>({ problem, ...where }: Problem) => ({
  ...where,
  problem: textOf(problem),
  says: [problem],
})

/** "line 3: …" where it has one. */
function placed({ line, column, problem }: Warning): Message {
  if (line === undefined) return problem
  if (column === undefined) return message('cli-desk-list-line', { line, problem })
  return message('cli-desk-list-cell', { line, column, problem })
}

function numbered(count: number, format: AnyFormat): Newcomer[] {
  if (count < 1 || count > 2000) throw misused(message('cli-desk-entrants-many', { typed: { text: String(count) } }))
  const word = isForTeams(format) ? 'Team' : 'Player'
  return Array.from({ length: count }, (_, i) => ({ name: `${word} ${i + 1}` }))
}

/** Only a list in a file. */
export const entrantsIn = (disk: Disk, path: string, whom: Whom): readonly Newcomer[] =>
  listIn(disk, path, whom).entrants

type Whom = 'players' | 'teams'

function listIn(disk: Disk, path: string, whom: Whom) {
  const parsed = parseEntrants(contentOf(disk, path), whom)
  if (!parsed.ok) throw unusable(path, parsed.problems)
  return parsed
}

/** All that is wrong, by line. */
function unusable(path: string, problems: readonly Warning[]): Stop {
  const few = problems.slice(0, 20).map(placed)
  const left = problems.length - few.length
  const rest = left > 0 ? [message('cli-desk-list-more', { count: left })] : []
  const says = [message('cli-desk-list-unusable', { path: { text: path } }), ...few, ...rest]
  return new Stop('refused', { ...stopData('bad-entrants', says, '\n  '), problems: problems.map(inWords) })
}

interface Warning {
  readonly line?: number
  readonly column?: number
  readonly problem: Message
}

/** A spreadsheet saved in another alphabet would give wrong names, so it is refused. */
function contentOf(disk: Disk, path: string): string {
  const bytes = bytesOf(disk, path)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refused('bad-entrants', message('cli-desk-list-not-utf8', { path: { text: path } }))
  }
}
