/** The files of a cup, named after its bracket. */
import { dirname, join, parse } from 'node:path'
import type { CupFiles } from './cup-config.ts'

/** The usual names, for a bracket file without a configuration. */
export const filesBeside = (bracket: string): CupFiles => ({
  bracket,
  pgn: withEnding(bracket, '.pgn'),
  page: withEnding(bracket, '.html'),
  log: `${bracket}.log`,
  transcripts: join(dirname(bracket), 'transcripts'),
})

export function withEnding(file: string, ending: string): string {
  const { dir, name } = parse(file)
  return join(dir, `${name}${ending}`)
}
