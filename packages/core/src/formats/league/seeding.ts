/** The order of the list (LEA-16): as entered, by rating, or by lot. */
import type { Who } from '../../chart/slot.ts'
import type { Dice } from '../../dice/dice.ts'
import type { Entrant } from '../../facts/entrant.ts'
import { most } from '../../ranking/ranking.ts'
import type { Seeding } from '../format.ts'
import type { LeagueOptions } from './options.ts'

export function seedingOf(
  { seeding }: LeagueOptions,
  entrants: readonly Entrant[],
  present: readonly Who[],
  dice: Dice,
): Seeding {
  const reason = { rule: 'LEA-16', by: seeding }
  const rating = (who: Who): number => entrants[who]?.rating ?? 0
  switch (seeding) {
    case 'entry':
      return { order: present, reason }
    case 'rating':
      return { order: present.toSorted(most(rating)), reason }
    case 'lot':
      return { order: dice.shuffled('seeding', present), reason }
    default:
      return seeding satisfies never
  }
}
