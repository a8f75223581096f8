/** A team in the wrong bracket: where its correction has a place, and what speaks against it (BRI-52 to BRI-56, BRI-108). */
import type { Brackets, Corrected } from './bridge-brackets.ts'
import type { Course } from './bridge-course.ts'
import { matchFor, noSeatIn, objectionToJoining } from './bridge-late-entry.ts'
import type { BridgeMatch } from './bridge-match.ts'
import { correctedBracketOf, secondRoundToTell } from './bridge-plan.ts'
import { problemWithBoards } from './bridge-start.ts'
import type { CommandFacts } from './command-facts.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

/** Why a correction has no place among the brackets and those that stand before it. */
export function problemWithCorrection(
  fact: Corrected,
  brackets: Brackets | undefined,
  others: readonly Corrected[],
  starters: readonly Person[],
): Finding | undefined {
  const from = brackets?.withLetter(fact.from)
  if (!brackets || !from) return about(fact, 'BRI-108', `There is no bracket ${fact.from}.`)
  if (others.some(({ entrant }) => entrant === fact.entrant))
    return about(fact, 'BRI-108', 'The bracket of this team was corrected already.')
  const isThere = starters.some(({ id }) => id === fact.entrant) && brackets.bracketOf(fact.entrant) === from
  if (!isThere) return about(fact, 'BRI-108', `${fact.entrant} was not in bracket ${fact.from} at the start.`)
  return problemWithNewBracket(fact, brackets, others)
}

function problemWithNewBracket(fact: Corrected, brackets: Brackets, others: readonly Corrected[]): Finding | undefined {
  const { action, to } = fact
  const course = brackets.withLetter(to)
  const isMoving = action === 'changed' || action === 'moved'
  if (to === undefined ? isMoving : !course || to === fact.from)
    return about(fact, 'BRI-81', 'It does not say which other bracket the team belongs to.')
  if (action === 'changed' && !course?.rounds[0]?.matches.some(({ id }) => id === fact.joins))
    return about(fact, 'BRI-108', `There is no match ${fact.joins} in the first round of bracket ${to}.`)
  if (action !== 'moved' && fact.secondRound)
    return about(fact, 'BRI-108', 'Only a move for the second round tells that round.')
  if (action !== 'moved' || !course) return undefined
  if (course.teams < 8) return about(fact, 'BRI-54', `Bracket ${to} began with fewer than eight teams.`)
  const told = fact.secondRound?.map((numbers) => numbers.join('-')).join(' ')
  if (told !== undefined && told !== secondRoundToTell(course.teams))
    // older files tell none
    return about(fact, 'BRI-56', `The second round of bracket ${to} is not ${told}.`)
  const isTaken = others.some((other) => other.action === 'moved' && other.to === to)
  return isTaken ? about(fact, 'BRI-56', `Bracket ${to} has taken in a team already.`) : undefined
}

/** What speaks against it as things stand when it is recorded. */
export function objectionToCorrection(fact: Corrected, brackets: Brackets, team: Person): Finding | undefined {
  const [from, to] = [brackets.withLetter(fact.from), brackets.withLetter(fact.to)]
  if (!from) return undefined
  const situations = situationsOf(team, from, to)
  if (!situations.includes(fact.found))
    return about(fact, 'BRI-108', `It was found ${situations.join(' or ')}, not ${fact.found}.`)
  const due = dueAction(fact)
  if (fact.action !== due.action && !isOfOldRuling(fact))
    return about(fact, due.rule, due.action ? `The team is ${due.action}.` : 'First it has to win or lose.')
  if (fact.action === 'changed' && to) return objectionToChange(fact, to, team)
  if (fact.joins !== undefined || fact.handicaps)
    return about(fact, 'BRI-108', 'Only a team that is changed takes a seat in the first round.')
  return fact.action === 'moved' && to ? objectionToMove(fact, to) : undefined
}

// --- when it was found -------------------------------------------------------------------------

/** What a case can be said to be: where its match was decided without a score it is still in time. */
function situationsOf(team: Person, from: Course, to: Course | undefined): Corrected['found'][] {
  if ([from, to].some((course) => course && secondRound(course).some(({ isPlayedOn }) => isPlayedOn))) return ['late']
  const first = firstRound(from)
  const own = first.filter((match) => match.has(team))
  const isScored = own.some(({ sheet }) => !sheet.isEmpty)
  const outcome = outcomeFor(team, from, own)
  if (outcome) return isScored ? [outcome] : [outcome, 'in-time']
  if (isScored) return ['playing']
  const isRobinOn = from.plan.robinAfter === 0 && first.some(({ sheet }) => !sheet.isEmpty)
  return isRobinOn ? ['in-time', 'playing'] : ['in-time']
}

/** The first match of everybody: of five teams it is the round robin. */
const firstRound = ({ plan, robin, rounds }: Course): readonly BridgeMatch[] =>
  plan.robinAfter === 0 ? robin.slice(0, 2).flat() : (rounds[0]?.matches ?? [])

function secondRound({ plan, robin, rounds }: Course): readonly BridgeMatch[] {
  if (plan.robinAfter === 1) return robin.flat()
  return rounds[plan.robinAfter === 0 ? 0 : 1]?.matches ?? []
}

function outcomeFor(team: Person, { plan, seeds }: Course, own: readonly BridgeMatch[]): 'won' | 'lost' | undefined {
  const through = plan.robinAfter === 0 ? seeds?.order : own[0]?.decision?.through
  if (!through) return undefined
  return through.includes(team) ? 'won' : 'lost'
}

// --- what is done about it ---------------------------------------------------------------------

interface Due {
  readonly rule: string
  /** undefined while nothing can be done. */
  readonly action: Corrected['action'] | undefined
}

/** BRI-53: in older files a team found after a score of round 2 went free. */
const isOfOldRuling = ({ fault, placed, found, action }: Corrected): boolean =>
  fault === 'team' && placed === 'low' && found === 'late' && action === 'stands'

function dueAction({ fault, placed, found }: Corrected): Due {
  if (found === 'in-time') return { rule: 'BRI-52', action: 'changed' }
  if (fault === 'team')
    return placed === 'low' ? { rule: 'BRI-53', action: 'disqualified' } : { rule: 'BRI-55', action: 'stands' }
  if (found === 'late') return { rule: 'BRI-55', action: 'stands' }
  if (found === 'playing') return { rule: 'BRI-54', action: undefined }
  const isAsItShouldBe = (placed === 'low') === (found === 'lost')
  if (isAsItShouldBe) return { rule: 'BRI-55', action: 'stands' }
  return { rule: 'BRI-54', action: placed === 'low' ? 'moved' : 'out' }
}

function objectionToChange(fact: Corrected, to: Course, team: Person): Finding | undefined {
  const sentence = noSeatIn(to, team.name)
  if (sentence !== undefined) return about(fact, 'BRI-52', sentence)
  if (!matchFor(fact, to)) return about(fact, 'BRI-52', `There is no seat for ${team.name} in match ${fact.joins}.`)
  return objectionToJoining(fact, to, team)
}

function objectionToMove(fact: Corrected, to: Course): Finding | undefined {
  const problem = problemWithBoards(correctedBracketOf(to.teams), to.settings)
  return problem && about(fact, problem.rule, `With one more the teams of bracket ${fact.to} ${problem.sentence}`)
}

/** BRI-54: who is out gets the entry fee back and plays free in a later event of the tournament. */
export function objectionToRemedy([fact, remedy]: CommandFacts): Finding | undefined {
  if (fact.type !== 'bracket-corrected' || remedy?.type !== 'remedy-given') return undefined
  const isWhole = remedy.entrant === fact.entrant && remedy.refund && remedy.freePlays?.includes('tournament')
  return isWhole ? undefined : about(remedy, 'BRI-54', 'The fee is returned to the team, with a free play.')
}
