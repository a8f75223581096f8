/** A team as it is typed: captain, payment and players. */
import type { AnyFormat } from '@arbiter/core/formats'
import type { Options } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'
import { noneOf } from './options.ts'

/** Teams play boards and are scored in IMPs. */
export const isForTeams = ({ about }: AnyFormat): boolean => about.whom === 'teams'

export const teamOptions = {
  captain: { value: 'NAME', about: message('cli-desk-option-captain') },
  claimed: { value: 'LETTER', about: message('cli-desk-option-claimed') },
  paid: { value: 'yes|no', about: message('cli-desk-option-paid') },
  player: { value: '"NAME;NUMBER;MASTERPOINTS"', isList: true, about: message('cli-desk-option-player') },
} as const satisfies Options

export function paidFrom(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  const word = text.toLowerCase()
  if (word === 'yes' || word === 'true') return true
  if (word === 'no' || word === 'false') return false
  throw noneOf('--paid', ['yes', 'no'], text)
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
    throw misused(message('cli-desk-needs-player', { typed: { text } }))
  return { name, ...(number ? { number } : {}), masterpoints: masterpointsFrom(name, masterpoints ?? '') }
}

function masterpointsFrom(name: string, text: string): number {
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text))
    throw misused(message('cli-desk-needs-masterpoints', { player: { text: name }, typed: { text } }))
  return Number(text.replaceAll(',', ''))
}
