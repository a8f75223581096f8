/** The configuration somebody means: a file of settings, or a bracket file that knows its own. */
import { resolve } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import { type BracketFile, type CupConfig, configFromBracket, readBracket, readConfig } from '@arbiter/engines'
import { refused, refusedFor, type Stop } from '../command-line/stop.ts'
import { bytesOf } from '../file/bytes.ts'
import type { CupCall } from './options.ts'
import { message } from './words/messages.ts'

export interface CupConfiguration {
  readonly config: CupConfig
  readonly remarks: readonly Message[]
  /** The bracket file that was named in place of a configuration. */
  readonly bracket?: BracketFile
}

export async function configurationAt({ world, options }: CupCall, path: string): Promise<CupConfiguration> {
  const text = bytesOf(world.disk, path).toString()
  if (text.startsWith('{"arbiter":"log"')) throw isLog(path)
  return looksLikeBracket(text) ? fromBracket(text, resolve(path), options) : fromSettings(path)
}

async function fromSettings(path: string): Promise<CupConfiguration> {
  const reading = await readConfig(path)
  if (reading.ok) return reading
  const { problems } = reading
  const heading = message('cli-cup-bad-config', { file: { text: path }, count: problems.length })
  throw refusedFor('bad-config', { heading, lines: problems.map(({ says }) => says) }, { problems })
}

const isLog = (path: string): Stop => refused('no-config', message('cli-cup-is-log', { file: { text: path } }))

/** It names its rounds; a configuration never does. */
const looksLikeBracket = (text: string): boolean => /"Rounds"\s*:\s*\[/.test(text)

function fromBracket(text: string, path: string, { resume, book }: CupCall['options']): CupConfiguration {
  if (!resume) throw refused('cup-exists', message('cli-cup-is-bracket', { bracket: { text: path } }))
  const reading = readBracket(text)
  if (!reading.ok) throw unreadable(path, reading.says)
  const config = configFromBracket(reading.bracket, path, book === undefined ? undefined : resolve(book))
  if ('problem' in config) throw unusable(path, config.problem)
  return { config, remarks: [], bracket: reading.bracket }
}

const unusable = (path: string, problem: Message): Stop =>
  refused('no-config', message('cli-cup-bracket-unusable', { file: { text: path }, problem }))

/** R23: kept as it is; what can be done is said. */
export const unreadable = (path: string, says: readonly Message[]): Stop =>
  refused('unreadable-bracket', [
    message('cli-cup-unreadable', { file: { text: path } }),
    ...says,
    message('cli-cup-left-as-is'),
  ])
