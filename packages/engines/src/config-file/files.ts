/** The files a cup writes, relative to the folder of the configuration. */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import type { CupFiles } from '../cup/cup-config.ts'
import { withEnding } from '../cup/cup-files.ts'
import type { Path, Review } from './review.ts'
import type { ConfigFields, RunnerOptions } from './schema.ts'
import { message } from './words/messages.ts'

export function filesIn(config: ConfigFields, folder: string, review: Review): CupFiles {
  const { BracketPath } = (config.CupOptions ?? {}) as RunnerOptions
  const bracket = resolve(folder, saidOr(BracketPath, 'cup_bracket.json'))
  const files: CupFiles = {
    bracket,
    pgn: resolve(folder, saidOr(config.PgnOutPath, withEnding(bracket, '.pgn'))),
    page: withEnding(bracket, '.html'),
    log: `${bracket}.log`,
    transcripts: resolve(folder, saidOr(config.Transcripts, join(dirname(bracket), 'transcripts'))),
  }
  hasFolder(files.bracket, ['CupOptions', 'BracketPath'], review)
  if (dirname(files.pgn) !== dirname(files.bracket)) hasFolder(files.pgn, ['PgnOutPath'], review)
  areApart(files, review)
  return files
}

/** Empty texts count as missing, as in the source. */
export const saidOr = <Otherwise>(text: string | null | undefined, otherwise: Otherwise): string | Otherwise =>
  text === undefined || text === null || text.trim() === '' ? otherwise : text.trim()

/** Missing folders are created; a file in the place of a folder is a problem. */
function hasFolder(file: string, path: Path, review: Review): void {
  const inTheWay = foldersOf(file).find((folder) => existsSync(folder) && !statSync(folder).isDirectory())
  if (inTheWay !== undefined) review.objects(path, message('config-file-not-folder', { file: { text: inTheWay } }))
}

function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === file ? [] : [folder, ...foldersOf(folder)]
}

function areApart({ bracket, pgn, page, log, transcripts }: CupFiles, review: Review): void {
  if (bracket === page) review.objects(['CupOptions', 'BracketPath'], message('config-page-name'))
  const others = { bracket, page, log, transcripts }
  const same = (['bracket', 'page', 'log', 'transcripts'] as const).find((each) => others[each] === pgn)
  if (same) review.objects(['PgnOutPath'], message('config-same-file', { of: same }))
}

/** The problem with a file that cannot be read. */
export const unreadable = (file: string, { code, message: reason }: NodeJS.ErrnoException): Message =>
  code === 'ENOENT'
    ? message('config-no-file', { file: { text: file } })
    : message('config-file-unreadable', { file: { text: file }, reason: { text: reason } })
