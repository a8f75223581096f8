/** What the history says about brackets: how the field was cut, a team found in the wrong one, and what it gets for it. */
import type { Recorded } from '../facts/fact.ts'
import { listed } from '../words/sentence.ts'

type Called = (id: string) => string
type RecordedOf<Type extends Recorded['type']> = Extract<Recorded, { type: Type }>
type Correction = RecordedOf<'bracket-corrected'>

/** " in brackets of 16, 16, 11 and 10". */
export const divided = (sizes: readonly number[] | undefined): string =>
  sizes === undefined ? '' : ` in brackets of ${listed(sizes.map(String))}`

/** "Reds was in too low a bracket (B) by its own fault and had won its first match: it is disqualified (BRI-53)". */
export function bracketCorrected(correction: Correction, called: Called): string {
  const { entrant, from, fault, placed, found } = correction
  const blame = fault === 'team' ? 'by its own fault' : 'by the fault of the directors'
  return `${called(entrant)} was in too ${placed} a bracket (${from}) ${blame} ${when[found]}: ${done(correction)}`
}

const when: Readonly<Record<Correction['found'], string>> = {
  'in-time': 'and was found in time',
  playing: 'and was playing its first match',
  won: 'and had won its first match',
  lost: 'and had lost its first match',
  late: 'and was found after the second round had begun',
}

/** BRI-52 to BRI-55. */
function done({ action, to, joins }: Correction): string {
  switch (action) {
    case 'changed':
      return `it takes a seat in match ${joins} of bracket ${to} (BRI-52)`
    case 'disqualified':
      return 'it is disqualified, and a beaten opponent goes on (BRI-53)'
    case 'moved':
      return `its opponent goes on, and it plays in bracket ${to} from the second round on (BRI-54)`
    case 'out':
      return 'it is out, and its entry is returned (BRI-54)'
    case 'stands':
      return 'nothing changes, it is noted (BRI-55)'
    default:
      return action satisfies never
  }
}

/** "Reds gets its entry back and a free play in a later event of the tournament". */
export function remedyGiven({ entrant, refund, freePlays = [] }: RecordedOf<'remedy-given'>, called: Called): string {
  const given = [...(refund ? ['its entry back'] : []), ...freePlays.map((where) => freePlayIn[where])]
  return `${called(entrant)} gets ${listed(given)}`
}

const freePlayIn = {
  tournament: 'a free play in a later event of the tournament',
  national: 'a free play at a coming national tournament',
} as const
