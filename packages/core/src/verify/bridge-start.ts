/** What speaks against starting with this field, these options and this order (BRI-32 to BRI-34, BRI-43, BRI-59, BRI-95). */
import type { RecordedOf } from '../facts/fact.ts'
import type { BridgeSettings } from './bridge-options.ts'
import { hasThreeWay } from './bridge-plan.ts'
import { scaleFor } from './bridge-robin.ts'
import { averageOf, compareAverages } from './bridge-team.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

type Started = RecordedOf<'tournament-started'>

/** Why there is no bracket for this field. */
export function problemWithField(fact: Started, settings: BridgeSettings): Finding | undefined {
  const teams = fact.order.length
  const { boards, playoff, thirdPlace } = settings
  if (teams < 3 || teams > 64) return about(fact, 'BRI-32', `A Bridge knockout is for 3 to 64 teams, not for ${teams}.`)
  if (boards % 2 === 1 && hasThreeWay(teams))
    return about(fact, 'BRI-34', `${teams} teams need a three-way, and ${boards} boards are odd.`)
  if (teams === 5 && boards % 4 !== 0)
    return about(fact, 'BRI-81', `Five teams need a session of a multiple of four boards, not ${boards}.`)
  if (teams === 5 && !scaleFor(settings))
    return about(fact, 'BRI-43', `There are no victory points for matches of ${boards / 4} boards.`)
  if (playoff && teams < 12) return about(fact, 'BRI-95', `${teams} teams have no quarterfinals in round 2 or later.`)
  return thirdPlace && teams < 4 ? about(fact, 'BRI-95', `${teams} teams have no match for third place.`) : undefined
}

/** What is wrong with the numbers, if the right teams are there. */
export function problemWithNumbers(
  fact: Started,
  present: readonly Person[],
  settings: BridgeSettings,
): Finding | undefined {
  return unknownAverage(fact, present, settings) ?? wrongOrder(fact, present, settings)
}

/** BRI-59. */
function unknownAverage(fact: Started, present: readonly Person[], { handicap }: BridgeSettings): Finding | undefined {
  const unknown = handicap ? present.find((person) => !averageOf(person)) : undefined
  return unknown && about(fact, 'BRI-59', `The average of ${unknown.name} is not known, and there is a handicap.`)
}

function wrongOrder(fact: Started, present: readonly Person[], { seeding }: BridgeSettings): Finding | undefined {
  const { rule, by } = fact.reason
  if (rule !== 'BRI-33') return about(fact, 'BRI-33', `The reason given for the numbers is ${rule}.`)
  if (by === 'hand') return undefined
  if (by !== seeding && by !== 'entry')
    return about(fact, 'BRI-33', `The numbers are said to be by ${String(by)}; the option says ${seeding}.`)
  if (by === 'lot') return undefined
  const due = by === 'average' ? byAverage(present) : present
  if (!due) return about(fact, 'BRI-33', 'Some teams have told their players and some have not.')
  const wrong = due.find(({ id }, i) => fact.order[i] !== id)
  return wrong && about(fact, 'BRI-33', `By ${by} ${wrong.name} has number ${due.indexOf(wrong) + 1}.`)
}

/** Highest first, level ones in order of entry; undefined where some are known and some are not. */
function byAverage(present: readonly Person[]): readonly Person[] | undefined {
  const known = present.flatMap((person) => {
    const average = averageOf(person)
    return average ? [{ person, average }] : []
  })
  if (known.length === 0) return present
  if (known.length < present.length) return undefined
  return known.sort((a, b) => compareAverages(b.average, a.average)).map(({ person }) => person)
}
