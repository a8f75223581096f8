/** A team as it is typed: captain, payment and players. */
import type { AnyFormat } from '@arbiter/core'
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'

/** Teams play boards and are scored in IMPs. */
export const isForTeams = ({ whom }: AnyFormat): boolean => whom === 'teams'

export const teamOptions = {
  captain: { value: 'NAME', about: 'Captain of a team' },
  claimed: {
    value: 'LETTER',
    about: 'The bracket the team was given when it bought its entry; the draw warns if it lands in another',
  },
  paid: { value: 'yes|no', about: 'Has the entry been paid? Who has not paid cannot win by forfeit' },
  player: {
    value: '"NAME;NUMBER;MASTERPOINTS"',
    isList: true,
    about: 'A member of a team, once for each; the number may be left out: "Ann Bell;1500.25"',
  },
} as const satisfies Options

export function paidFrom(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  const word = text.toLowerCase()
  if (word === 'yes' || word === 'true') return true
  if (word === 'no' || word === 'false') return false
  throw misused(`--paid must be yes or no, not "${text}".`)
}

/** The letter of a bracket, as people type it. */
export const letterFrom = (text: string | undefined): string | undefined => text?.toUpperCase()

/** Nothing where none was named. */
export const playersFrom = (texts: readonly string[]): Member[] | undefined =>
  texts.length === 0 ? undefined : texts.map(member)

interface Member {
  readonly name: string
  readonly number?: string
  readonly masterpoints: number
}

function member(text: string): Member {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim())
  const [number, masterpoints] = rest.length === 1 ? ['', rest[0]] : rest
  if (name === '' || rest.length < 1 || rest.length > 2)
    throw misused(`--player takes NAME;NUMBER;MASTERPOINTS, such as "Ann Bell;1234567;1500.25", not "${text}".`)
  return { name, ...(number ? { number } : {}), masterpoints: masterpointsFrom(name, masterpoints ?? '') }
}

function masterpointsFrom(name: string, text: string): number {
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text))
    throw misused(
      `--player: the masterpoints of ${name} must be a number from 0 with at most two decimals, not "${text}".`,
    )
  return Number(text.replaceAll(',', ''))
}
