/** A tournament as an object, for programs that keep the log themselves: decide, save, apply. */

export { commandKinds, parseCommand } from '../formats/commands.ts'
export { commandsOf } from '../tournament/command.ts'
export { act, decide } from '../tournament/decide.ts'
export { decidedWithoutPlay } from '../tournament/decided-without-play.ts'
export { effectsOf } from '../tournament/effects.ts'
export { matchesThatChange } from '../tournament/match-changes.ts'
export { openTournament, tournamentOf } from '../tournament/open.ts'
export { otherUnderKey } from '../tournament/repeated-key.ts'
export { Tournament } from '../tournament/tournament.ts'
