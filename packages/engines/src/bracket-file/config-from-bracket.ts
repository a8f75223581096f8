/** The configuration of a cup from its bracket file: with the book the cup can be resumed in any folder. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import type { Limit } from '../clock/limit.ts'
import { parseLimit } from '../clock/notation.ts'
import { type Arrangement, enginesIn } from '../cup/arrangement.ts'
import type { BookChoice, CupConfig } from '../cup/cup-config.ts'
import { filesBeside } from '../cup/cup-files.ts'
import { type BracketFile, isOwn, type OwnBracket } from './file.ts'
import { message } from './words/messages.ts'

/** `book`: the file of the book, if it is not beside the bracket. */
export function configFromBracket(
  bracket: BracketFile,
  file: string,
  book: string | undefined,
): CupConfig | { readonly problem: Message } {
  const play = isOwn(bracket) ? bracket.arrangement.at(-1)?.play : undefined
  if (!isOwn(bracket) || !play) return { problem: message('bracket-file-no-engines') }
  const arrangement = play as unknown as Arrangement
  const { limit, rules, policies, patience } = arrangement
  return {
    ...{ name: bracket.TournamentName, options: bracket.options, seed: bracket.rngSeed, rules, policies, patience },
    engines: enginesIn(arrangement),
    limit: parseLimit(limit) as Limit,
    book: bookOf(bracket, file, book),
    files: filesBeside(file),
    pgnUnfinished: false,
  }
}

/** The given file, the book's own name beside the bracket, or our own suite. */
function bookOf({ book, options }: OwnBracket, file: string, named: string | undefined): BookChoice {
  const isByLot = options['randomOpenings'] === true
  const plies = { ...(book?.plies === undefined ? {} : { plies: book.plies }), ...(isByLot && { isByLot }) }
  if (named !== undefined) return { file: named, ...plies, skipBad: true }
  const name = book?.file ?? book?.name
  const beside = name === undefined || name === null ? undefined : join(dirname(file), name)
  return { ...(beside !== undefined && existsSync(beside) ? { file: beside } : {}), ...plies, skipBad: true }
}
