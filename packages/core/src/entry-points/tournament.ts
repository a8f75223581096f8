/** A tournament as an object, for programs that keep the log themselves: decide, save, apply. */

export { commandsOf } from '../commands/command.ts'
export { decidedWithoutPlay } from '../commands/decided-without-play.ts'
export { act, decide } from '../decider/decide.ts'
export { effectsOf } from '../decider/effects.ts'
export { matchesThatChange } from '../decider/match-changes.ts'
export { otherUnderKey } from '../decider/repeated-key.ts'
export { commandKinds, parseCommand } from '../formats/commands.ts'
export { eventOf } from '../tournament/event.ts'
export { openTournament, tournamentOf } from '../tournament/open.ts'
export { Tournament } from '../tournament/tournament.ts'
