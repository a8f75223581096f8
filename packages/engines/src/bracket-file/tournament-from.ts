/** Makes the log of a cup from its bracket file alone, if the log is lost (CUP-24, CUP-25). */
import { type BracketFile, isOwn } from './file.ts'
import { foreignTournament } from './foreign/foreign.ts'
import type { Import, ImportWorld } from './import.ts'
import { ownTournament } from './own/own.ts'

export const tournamentFrom = (bracket: BracketFile, world: ImportWorld): Import =>
  isOwn(bracket) ? ownTournament(bracket, world) : foreignTournament(bracket, world)
