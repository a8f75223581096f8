/** Opens a tournament to look at it, now or at a moment of its past. */

import type { Seq } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { refused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { readTournament } from '../file/reading.ts'
import { textOf } from '../language/voice.ts'
import { harmless } from '../page/text-width.ts'
import { numberFrom } from './input/options.ts'
import { message } from './words/messages.ts'

export async function look(world: World, file: string, at?: string): Promise<Tournament> {
  const seq = numberFrom('--at', at)
  const { tournament, remarks } = await readTournament(world.disk, file)
  warnAll(world, remarks)
  if (seq === undefined) return tournament
  refuseBeyond(tournament, seq)
  return tournament.asOf(seq)
}

/** A fact that is not there yet. */
export function refuseBeyond({ log, last }: Tournament, seq: number): void {
  if (seq <= log.length) return
  throw refused('no-such-fact', message('cli-desk-no-fact', { fact: { fact: seq as Seq }, last: { fact: last.seq } }))
}

export function warnAll({ warn }: World, remarks: readonly Message[]): void {
  for (const remark of remarks) warn(`arbiter: ${harmless(textOf(remark))}\n`)
}
