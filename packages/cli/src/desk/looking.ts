/** Opens a tournament to look at it, now or at a moment of its past. */
import type { Tournament } from '@arbiter/core'
import { refused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { readTournament } from '../file/tournament-file.ts'
import { harmless } from '../page/text-width.ts'
import { numberFrom } from './options.ts'

export function look(world: World, file: string, at?: string): Tournament {
  const seq = numberFrom('--at', at)
  const { tournament, remarks } = readTournament(world.disk, file)
  warnAll(world, remarks)
  if (seq === undefined) return tournament
  if (seq > tournament.log.length)
    throw refused('no-such-fact', `There is no fact ${seq}: the log ends with fact ${tournament.log.length}.`)
  return tournament.asOf(seq)
}

export function warnAll({ warn }: World, remarks: readonly string[]): void {
  for (const remark of remarks) warn(`arbiter: ${harmless(remark)}\n`)
}
