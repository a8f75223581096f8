/** What was published and stands although the results would now give another: who would be in, who would not (HYB-27, DIA-29). */
import { listed } from '../words/sentence.ts'

/** Published seeds or a published round that the results have overtaken. */
export interface Overtaken<Entrant> {
  readonly rule: string
  readonly what: 'seeds' | 'round'
  readonly entrants: readonly OvertakenBy<Entrant>[]
}

/** The seed, or the round somebody is in, as it was told and as the results give it now; without a number: none. */
interface OvertakenBy<Entrant> {
  readonly entrant: Entrant
  readonly told?: number | undefined
  readonly now?: number | undefined
}

/** "Published seeds stand: by the results as they are now Cai would be seed 2, and Ben, seed 2, would not have qualified". */
export function overtakenInWords({ what, entrants }: Overtaken<string>): string {
  const words = what === 'seeds' ? seedWords : roundWords
  const [few, more] = [entrants.slice(0, mostNamed), entrants.length - mostNamed]
  const each = [...few.map(words), ...(more > 0 ? [`${more} more would be moved`] : [])]
  const standing = what === 'seeds' ? 'Published seeds stand' : 'The published round stands'
  return `${standing}: by the results as they are now ${listed(each)}`
}

const mostNamed = 8

function seedWords({ entrant, told, now }: OvertakenBy<string>): string {
  if (now === undefined) return `${entrant}, seed ${told}, would not have qualified`
  return told === undefined ? `${entrant} would be seed ${now}` : `${entrant}, seed ${told}, would be seed ${now}`
}

const roundWords = ({ entrant, told, now }: OvertakenBy<string>): string =>
  now === undefined ? `${entrant} would be out before round ${told}` : `${entrant} would be in round ${now}`
