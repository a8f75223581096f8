/** Every decision is explained, cites a rule that exists, and rests on the facts it lists. */

import { namesOf } from '../chart/names.ts'
import type { Roll } from '../dice/dice.ts'
import type { Recorded } from '../facts/fact.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { Tournament } from '../tournament/tournament.ts'
import { type Why, why } from '../why/why.ts'
import { hold, type World } from './world.ts'

const law = 'every decision is explained'
/** Results over the board; who was absent alone or with the other loses the same. */
const played = ['1-0', '0-1', '1/2-1/2'] as const

export function explainsEverything(world: World, tournament: Tournament, roll: Roll): void {
  const subjects = subjectsOf(tournament)
  for (const subject of subjects) answerTo(world, tournament, subject)
  for (let i = 0; i < 6; i++) {
    const subject = subjects[roll(0, subjects.length - 1)] as string
    restsOnItsFacts(world, tournament, answerTo(world, tournament, subject), roll)
  }
}

function subjectsOf({ chart }: Tournament): string[] {
  const names = namesOf(chart)
  const starters = chart.field.order.map((who) => names[who] as string)
  const byes = chart.board.rounds().flatMap(({ byes, number }) => byes.map(({ who }) => `bye ${names[who]} ${number}`))
  const [first, second] = starters
  return [
    ...[...chart.board.matches.values()]
      .filter(({ isSeated, seats }) => isSeated && seats.every(({ who }) => who >= 0))
      .map(({ id }) => id),
    ...starters.flatMap((name) => [`rank ${name}`, `seed ${name}`]),
    ...byes,
    `tie ${first}, ${second}`,
  ]
}

function answerTo(world: World, tournament: Tournament, subject: string): Why {
  const answer = why(tournament, subject)
  if (isRefusal(answer)) {
    hold(law, false, () => `${subject}: ${JSON.stringify(answer)}`)
    throw new Error('unreachable')
  }
  const sentence = toldBy(world, answer)
  const cited = [answer.rule, ...(sentence.match(/\b[A-Z]{3}-S?\d+[a-z]?\b/g) ?? [])]
  for (const rule of cited)
    hold(law, new RegExp(`^\\| *${rule} *\\|`, 'm').test(world.rules), () => `${subject}: ${rule} is not in RULES.md`)
  hold(law, /[.]$/.test(sentence) && !/undefined|NaN|\[object/.test(sentence), () => sentence)
  return answer
}

/** All of it, also what is said only to those who ask on. */
function toldBy({ say }: World, { says, more = [] }: Why): string {
  return say ? [say(says), ...more.map((each) => say([each]))].join(' ') : `${JSON.stringify([says, more])}.`
}

/** Had a listed fact been otherwise, the answer would be. Who withdrew twice stayed only if he never withdrew. */
function restsOnItsFacts(world: World, tournament: Tournament, answer: Why, roll: Roll): void {
  const fact = answer.facts[roll(0, Math.max(0, answer.facts.length - 1))]
  if (!fact || isAbsentAnyway(tournament, fact)) return
  const isMeant = (each: Recorded) =>
    each.seq === fact.seq ||
    (each.type === 'entrant-withdrew' && fact.type === 'entrant-withdrew' && each.entrant === fact.entrant)
  for (const change of changesTo(fact)) {
    const log = tournament.log.map((each) => (isMeant(each) ? change(each) : each))
    const changed = new Tournament(tournament.format, log)
    const now = changed.chart.started ? why(changed, answer.subject) : { code: 'not-started' }
    const isOther = isRefusal(now) || toldBy(world, now as Why) !== toldBy(world, answer)
    hold(law, isOther, () => `"${toldBy(world, answer)}" does not rest on ${JSON.stringify(fact)}`)
  }
}

/** Who was ruled absent and has withdrawn as well would be missing without the ruling, too. */
const isAbsentAnyway = ({ log }: Tournament, fact: Recorded): boolean =>
  fact.type === 'ruling-made' &&
  fact.ruling.kind === 'absent' &&
  fact.ruling.absent.some((id) => log.some((each) => each.type === 'entrant-withdrew' && each.entrant === id))

type Changed = (fact: Recorded) => Recorded

function changesTo(fact: Recorded): Changed[] {
  switch (fact.type) {
    case 'game-finished':
    case 'result-corrected':
      return played.filter((result) => result !== fact.result).map((result) => () => ({ ...fact, result }))
    case 'tournament-started':
      return [() => ({ ...fact, order: [...fact.order.slice(1), fact.order[0] as never] })]
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
