/** The record of a game: what its players and the one who ran it leave behind beside the result. It decides nothing (CUP-22). */
import * as z from 'zod'

const faultSchema = z
  .strictObject({ by: z.enum(['white', 'black']), sentence: z.string().max(2000) })
  .readonly()
  .describe('What an engine did wrong')

export const gameRecordSchema = z
  .strictObject({
    ending: z.string().min(1).max(40).describe('In a word: checkmate, time, crash …'),
    plies: z.int().min(0).max(20_000).describe('Half moves'),
    pgn: z.string().max(1_000_000).optional().describe('The whole game'),
    fault: faultSchema.optional(),
    replayed: z.literal(true).optional().describe('A first attempt was void'),
    repeats: z.int().min(1).optional().describe('Not played: it repeats this game of the match'),
  })
  .readonly()
export type RecordOfGame = z.infer<typeof gameRecordSchema>

/** Why a game was broken off: somebody stopped it, the one who ran it was late, or an engine could not start. */
export const breakOffs = ['interrupted', 'void', 'no-start'] as const

const mostCharacters = 1_000_000

/** How games are played, in the words of those who play them. */
export const arrangementSchema = z
  .record(z.string(), z.unknown())
  .refine((play) => isWritable(play), 'takes a million characters at most')
  .readonly()

/** What is nested too deeply to be written cannot be kept. */
function isWritable(play: object): boolean {
  try {
    return JSON.stringify(play).length <= mostCharacters
  } catch {
    return false
  }
}
