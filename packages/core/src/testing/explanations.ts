/** Every decision is explained, cites an existing rule, and depends on the facts it lists. */

import { namesOf } from '../chart/names.ts'
import type { Roll } from '../dice/dice.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { at, first } from '../lists/at.ts'
import { Tournament } from '../tournament/tournament.ts'
import { type Why, why } from '../why/why.ts'
import { hold, LawBroken, type World } from './world.ts'

const law = 'every decision is explained'
/** Results over the board. Forfeits are left out: an absent player loses whether the opponent came or not. */
const played = ['1-0', '0-1', '1/2-1/2'] as const

export function explainsEverything(world: World, tournament: Tournament, roll: Roll): void {
  const subjects = subjectsOf(tournament)
  for (const subject of subjects) answerTo(world, tournament, subject)
  for (let i = 0; i < 6; i++) {
    const subject = at(subjects, roll(0, subjects.length - 1))
    restsOnItsFacts(world, tournament, answerTo(world, tournament, subject), roll)
  }
}

function subjectsOf({ chart }: Tournament): string[] {
  const names = namesOf(chart)
  const starters = chart.field.order.map((who) => at(names, who))
  const byes = chart.board.rounds().flatMap(({ byes, number }) => byes.map(({ who }) => `bye ${names[who]} ${number}`))
  const [one, other] = starters
  return [
    ...[...chart.board.matches.values()]
      .filter(({ isSeated, seats }) => isSeated && seats.every(({ who }) => who >= 0))
      .map(({ id }) => id),
    ...starters.flatMap((name) => [`rank ${name}`, `seed ${name}`]),
    ...byes,
    `tie ${one}, ${other}`,
  ]
}

function answerTo(world: World, tournament: Tournament, subject: string): Why {
  const answer = why(tournament, subject)
  if (!answer.ok) throw new LawBroken(law, `${subject}: ${JSON.stringify(answer.refusal)}`)
  const sentence = toldBy(world, answer.why)
  const cited = [answer.why.rule, ...(sentence.match(/\b[A-Z]{3}-S?\d+[a-z]?\b/g) ?? [])]
  for (const rule of cited)
    hold(law, new RegExp(`^\\| *${rule} *\\|`, 'm').test(world.rules), () => `${subject}: ${rule} is not in RULES.md`)
  hold(law, /[.]$/.test(sentence) && !/undefined|NaN|\[object/.test(sentence), () => sentence)
  return answer.why
}

/** The whole explanation, details included. */
function toldBy({ say }: World, { says, more = [] }: Why): string {
  return say ? [say(says), ...more.map((each) => say([each]))].join(' ') : `${JSON.stringify([says, more])}.`
}

/** Changing a listed fact changes the answer. All withdrawals of one entrant are changed together. */
function restsOnItsFacts(world: World, tournament: Tournament, answer: Why, roll: Roll): void {
  const fact = answer.facts[roll(0, Math.max(0, answer.facts.length - 1))]
  if (!fact || isAbsentAnyway(tournament, fact)) return
  const isMeant = (each: RecordedFact) =>
    each.seq === fact.seq ||
    (each.type === 'entrant-withdrew' && fact.type === 'entrant-withdrew' && each.entrant === fact.entrant)
  for (const change of changesTo(fact)) {
    const log = tournament.log.map((each) => (isMeant(each) ? change(each) : each))
    const changed = new Tournament(tournament.format, log)
    const now = why(changed, answer.subject)
    const isOther = !now.ok || toldBy(world, now.why) !== toldBy(world, answer)
    hold(law, isOther, () => `"${toldBy(world, answer)}" does not rest on ${JSON.stringify(fact)}`)
  }
}

/** An absent entrant who also withdrew would be missing without the ruling, too. */
const isAbsentAnyway = ({ log }: Tournament, fact: RecordedFact): boolean =>
  fact.type === 'ruling-made' &&
  fact.ruling.kind === 'absent' &&
  fact.ruling.absent.some((id) => log.some((each) => each.type === 'entrant-withdrew' && each.entrant === id))

type FactChange = (fact: RecordedFact) => RecordedFact

function changesTo(fact: RecordedFact): FactChange[] {
  switch (fact.type) {
    case 'game-finished':
    case 'result-corrected':
      return played.filter((result) => result !== fact.result).map((result) => () => ({ ...fact, result }))
    case 'tournament-started':
      return [() => ({ ...fact, order: [...fact.order.slice(1), first(fact.order)] })]
    case 'ruling-made': {
      const isPlain = fact.ruling.kind === 'won' || fact.ruling.kind === 'absent' || fact.ruling.kind === 'drawn'
      const ruling = { kind: isPlain ? 'cancelled' : 'drawn' } as const
      return [() => ({ ...fact, ruling })]
    }
    case 'entrant-withdrew':
      return [
        ({ seq, at, by, key }) => ({ seq, at, by, key, type: 'entrant-edited', entrant: fact.entrant, club: 'stayed' }),
      ]
    default:
      return []
  }
}
