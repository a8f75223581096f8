/** What a stranger's TypeScript does with the packages: the shipped types must carry it. */
import {
  type Answer,
  act,
  type Bulletin,
  type Command,
  formatNamed,
  instantOf,
  isRefusal,
  openTournament,
  parseCommand,
  type Refusal,
  readLog,
  refusalSays,
  show,
  type TableRow,
  tableOf,
  tournamentOf,
  why,
  writeLog,
} from '@arbiter/core'
import { type Message, sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'

const said = (messages: readonly Message[], language = english): string => sayAll(messages, { language })

export function opened(): string {
  const format = formatNamed('league')
  if (isRefusal(format)) return said(refusalSays(format))
  const league = openTournament(format, { dice: 'types' }, { by: 'me', now: instantOf(0) })
  if (isRefusal(league)) return said(refusalSays(league))
  const command: Command | Refusal = parseCommand({ do: 'enter', entrants: [{ name: 'Ann' }] })
  if (isRefusal(command)) return command.code
  const answer: Answer = act(league, command, { by: 'me', now: instantOf(1000) })
  if (!answer.ok) return answer.refusal.code
  const seqs: number[] = answer.facts.map((fact) => fact.seq)
  const rows: readonly TableRow[] = tableOf(league.chart)
  const bulletin: Bulletin = show(league)
  const reason = why(league, 'match 1')
  if (!isRefusal(reason)) return said(reason.says, french)
  return `${seqs.length} ${rows[0]?.name} ${bulletin.champion ?? 'nobody'} ${writeLog(league.log).length}`
}

export function loaded(file: string): Bulletin | string {
  const read = readLog(file)
  if (!read.ok) return `line ${read.line}: ${read.problem.id}`
  const tournament = tournamentOf(read.log)
  return isRefusal(tournament) ? said(refusalSays(tournament)) : show(tournament)
}

// @ts-expect-error there is no command "shuffle"
export const wrong: Command = { do: 'shuffle' }
// @ts-expect-error a result is one of six
export const impossible: Command = { do: 'report', match: '1', result: '2-0' }
