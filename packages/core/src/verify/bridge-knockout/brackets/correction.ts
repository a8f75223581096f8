/** A team in the wrong bracket: the place of its correction, and findings about it (BRI-52 to BRI-56, BRI-108). */

import type { Kinds, Message } from '../../../message/message.ts'
import type { CommandFacts } from '../../command-facts.ts'
import type { Person } from '../../field.ts'
import { about, type Finding, type NameOf, named } from '../../finding.ts'
import { message } from '../../words/messages.ts'
import type { Course } from '../course.ts'
import { matchFor, noSeat, noSeatIn, objectionToJoining } from '../late-entry.ts'
import type { BridgeMatch } from '../match/match.ts'
import { correctedBracketOf, secondRoundToTell } from '../plan/plan.ts'
import { problemWithBoards } from '../start.ts'
import type { Brackets, CorrectionFact } from './brackets.ts'

/** The starters, and everybody's name. */
interface Starters {
  readonly starters: readonly Person[]
  readonly nameOf: NameOf
}

/** Why a correction has no place after the earlier corrections. */
export function problemWithCorrection(
  fact: CorrectionFact,
  brackets: Brackets | undefined,
  others: readonly CorrectionFact[],
  { starters, nameOf }: Starters,
): Finding | undefined {
  const from = brackets?.withLetter(fact.from)
  if (!brackets || !from) return about(fact, 'BRI-108', message('found-no-bracket', { bracket: { text: fact.from } }))
  const who = nameOf(fact.entrant)
  if (others.some(({ entrant }) => entrant === fact.entrant))
    return about(fact, 'BRI-108', message('found-corrected-twice', { who }))
  const isThere = starters.some(({ id }) => id === fact.entrant) && brackets.bracketOf(fact.entrant) === from
  if (!isThere) return about(fact, 'BRI-108', message('found-not-in-bracket', { who, bracket: { text: fact.from } }))
  return problemWithNewBracket(fact, brackets, others)
}

function problemWithNewBracket(
  fact: CorrectionFact,
  brackets: Brackets,
  others: readonly CorrectionFact[],
): Finding | undefined {
  const { action, to } = fact
  const course = brackets.withLetter(to)
  const isMoving = action === 'changed' || action === 'moved'
  if (to === undefined ? isMoving : !course || to === fact.from)
    return about(fact, 'BRI-81', message('found-bracket-unnamed'))
  const bracket = { text: to ?? '' }
  if (action === 'changed' && !course?.rounds[0]?.matches.some(({ id }) => id === fact.joins))
    return about(fact, 'BRI-108', otherMatch(fact, bracket))
  if (action !== 'moved' && fact.secondRound) return about(fact, 'BRI-108', message('found-second-round-told'))
  if (action !== 'moved' || !course) return undefined
  if (course.teams < 8) return about(fact, 'BRI-54', message('found-bracket-small', { bracket }))
  const told = fact.secondRound?.map((numbers) => numbers.join('-')).join(' ')
  if (told !== undefined && told !== secondRoundToTell(course.teams))
    // older files have none
    return about(fact, 'BRI-56', message('found-second-round', { bracket, told: { text: told } }))
  const isTaken = others.some((other) => other.action === 'moved' && other.to === to)
  return isTaken ? about(fact, 'BRI-56', message('found-bracket-took-in', { bracket })) : undefined
}

const otherMatch = ({ joins }: CorrectionFact, bracket: Kinds['text']): Message =>
  joins === undefined
    ? message('found-joins-none', { bracket })
    : message('found-joins-other', { match: { match: joins }, bracket })

/** Findings about a correction at the moment it is recorded. */
export function objectionToCorrection(fact: CorrectionFact, brackets: Brackets, team: Person): Finding | undefined {
  const [from, to] = [brackets.withLetter(fact.from), brackets.withLetter(fact.to)]
  if (!from) return undefined
  const situations = situationsOf(team, from, to)
  if (!situations.includes(fact.found))
    return about(fact, 'BRI-108', message('found-discovered', { told: when(fact.found), due: situations.map(when) }))
  const due = dueAction(fact)
  if (fact.action !== due.action && !isOfOldRuling(fact))
    return about(fact, due.rule, message('found-action', { due: due.action ?? 'wait' }))
  if (fact.action === 'changed' && to) return objectionToChange(fact, to, team)
  if (fact.joins !== undefined || fact.handicaps) return about(fact, 'BRI-108', message('found-seat-needless'))
  return fact.action === 'moved' && to ? objectionToMove(fact, to) : undefined
}

const when = (found: CorrectionFact['found']): Message => message('found-when', { when: found })

// --- when it was found -------------------------------------------------------------------------

/** Possible claims about a case: if its match was decided without a score it is still in time. */
function situationsOf(team: Person, from: Course, to: Course | undefined): CorrectionFact['found'][] {
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

/** The first match of each team; for five teams the round robin. */
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
  /** Undefined if nothing can be done. */
  readonly action: CorrectionFact['action'] | undefined
}

/** BRI-53: in older files a team found after a score of round 2 went free. */
const isOfOldRuling = ({ fault, placed, found, action }: CorrectionFact): boolean =>
  fault === 'team' && placed === 'low' && found === 'late' && action === 'stands'

function dueAction({ fault, placed, found }: CorrectionFact): Due {
  if (found === 'in-time') return { rule: 'BRI-52', action: 'changed' }
  if (fault === 'team')
    return placed === 'low' ? { rule: 'BRI-53', action: 'disqualified' } : { rule: 'BRI-55', action: 'stands' }
  if (found === 'late') return { rule: 'BRI-55', action: 'stands' }
  if (found === 'playing') return { rule: 'BRI-54', action: undefined }
  const isAsItShouldBe = (placed === 'low') === (found === 'lost')
  if (isAsItShouldBe) return { rule: 'BRI-55', action: 'stands' }
  return { rule: 'BRI-54', action: placed === 'low' ? 'moved' : 'out' }
}

function objectionToChange(fact: CorrectionFact, to: Course, team: Person): Finding | undefined {
  const problem = noSeatIn(to, named(team))
  if (problem) return about(fact, 'BRI-52', problem)
  if (!matchFor(fact, to)) return about(fact, 'BRI-52', noSeat(fact, named(team)))
  return objectionToJoining(fact, to, team)
}

function objectionToMove(fact: CorrectionFact, to: Course): Finding | undefined {
  const problem = problemWithBoards(correctedBracketOf(to.teams), to.settings, to.teams + 1)
  return problem && about(fact, problem.rule, problem.says)
}

/** BRI-54: a team that is out gets its entry fee back and plays free in a later event of the tournament. */
export function objectionToRemedy([fact, remedy]: CommandFacts): Finding | undefined {
  if (fact.type !== 'bracket-corrected' || remedy?.type !== 'remedy-given') return undefined
  const isWhole = remedy.entrant === fact.entrant && remedy.refund && remedy.freePlays?.includes('tournament')
  return isWhole ? undefined : about(remedy, 'BRI-54', message('found-remedy-due'))
}
