/** The configuration somebody means: a file of settings, or a bracket file that knows its own. */
import { resolve } from 'node:path'
import {
  type BracketFile,
  type CupConfig,
  configFromBracket,
  configSentence,
  readBracket,
  readConfig,
} from '@arbiter/engines'
import { refused, type Stop } from '../command-line/stop.ts'
import { bytesOf } from '../file/bytes.ts'
import type { Asked } from './asked.ts'

export interface Configured {
  readonly config: CupConfig
  readonly remarks: readonly string[]
  /** The bracket file that was named in place of a configuration. */
  readonly bracket?: BracketFile
}

export async function configurationMeant({ world, options }: Asked, path: string): Promise<Configured> {
  const text = bytesOf(world.disk, path).toString()
  if (text.startsWith('{"arbiter":"log"')) throw isLog(path)
  return looksLikeBracket(text) ? fromBracket(text, resolve(path), options) : fromSettings(path)
}

async function fromSettings(path: string): Promise<Configured> {
  const reading = await readConfig(path)
  if (reading.ok) return reading
  const sentences = reading.problems.map(configSentence)
  const heading =
    sentences.length === 1 ? `${path} cannot be used:` : `${path} cannot be used, for ${sentences.length} reasons:`
  throw refused('bad-config', [heading, ...sentences.map((each) => `  ${each}`)].join('\n'), {
    problems: reading.problems,
  })
}

const isLog = (path: string): Stop =>
  refused('no-config', `${path} is the log of a tournament. Name the configuration of the cup, or its bracket file.`)

/** It names its rounds; a configuration never does. */
const looksLikeBracket = (text: string): boolean => /"Rounds"\s*:\s*\[/.test(text)

function fromBracket(text: string, path: string, { resume, book }: Asked['options']): Configured {
  if (!resume)
    throw refused('cup-exists', `${path} is the bracket of a cup that was begun. Go on with it: say --resume.`)
  const reading = readBracket(text)
  if (!reading.ok) throw unreadable(path, reading.problem)
  const config = configFromBracket(reading.bracket, path, book === undefined ? undefined : resolve(book))
  if ('problem' in config) throw refused('no-config', `${path}: ${config.problem}`)
  return { config, remarks: [], bracket: reading.bracket }
}

/** R23: kept as it is; what can be done is said. */
export function unreadable(path: string, problem: string): Stop {
  const message = `${path} cannot be read: ${problem}. It was left as it is. Repair it, or name the configuration with --resume --rebuild: then it is moved aside and made anew from its log or from the PGN.`
  return refused('unreadable-bracket', message)
}
