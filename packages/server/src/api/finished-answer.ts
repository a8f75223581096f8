/** The answers people and programs open a tournament with, stored once it is finished: then it need not be loaded. */

import type { LiveTournament } from '../live/live-tournament.ts'
import { type AnswerSource, storedAnswer, storingAnswer } from '../store/answers.ts'
import type { TournamentCall } from './call.ts'
import { gzip } from './gzip.ts'

export interface AnswerBytes {
  readonly bytes: Buffer
  readonly isGzip?: true
}

/** The stored answer of a finished tournament; otherwise `make` answers. `name` says the question and its language. */
export async function answered(
  call: TournamentCall,
  name: string,
  make: (live: LiveTournament) => Promise<Buffer>,
): Promise<AnswerBytes> {
  const { state } = call.access.row
  if (state !== 'finished' && state !== 'closed') return { bytes: await make(await call.live()) }
  const source = sourceOf(call, name)
  const stored = await storedAnswer(call.site.database, source)
  if (stored) return { bytes: stored, isGzip: true }
  const live = await call.live()
  const bytes = await make(live)
  const isOfSource = live.size === source.seq && live.edition === source.edition
  if (isOfSource) store(call, source, bytes).catch(() => {}) // the next caller's answer is made again
  return { bytes }
}

const sourceOf = ({ site, access, audience }: TournamentCall, name: string): AnswerSource => ({
  tournament: access.row.id,
  name: `${audience} ${name}`,
  seq: access.seq,
  edition: access.row.edition,
  program: site.program,
})

async function store({ site }: TournamentCall, source: AnswerSource, bytes: Buffer): Promise<void> {
  await site.database.write(storingAnswer(source, await gzip(bytes)))
}
