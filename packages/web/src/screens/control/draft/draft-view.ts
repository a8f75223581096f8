/** What the control room shows of a drafted round: one sentence for the round, a line for each pair, and whether it can be published. */
import type { RecordedFact } from '@arbiter/core'
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../../../words/message-text.ts'
import { type DraftBye, type DraftPair, type DraftRound, draftRound, isSame } from './draft-round.ts'
import { words } from './words/messages.ts'

type Matches = readonly (readonly string[])[]

/** A check of the director's own pairs: the round as it would be published, or nothing known yet, or a refusal. */
export type HandCheck =
  | { readonly state: 'waiting' }
  | { readonly state: 'refused' }
  | { readonly state: 'known'; readonly facts: readonly RecordedFact[]; readonly after: Tournament }

export interface DraftLine extends DraftPair {
  /** The pair of the draft, where the director changed it by hand. */
  readonly had?: readonly string[]
}

export interface DraftView {
  readonly name: string
  /** "6 pairs, no repeats, 1 bye." */
  readonly summary: string
  /** True if nobody meets again. */
  readonly isClean: boolean
  /** Why most pairs are as they are. */
  readonly usual: string
  readonly lines: readonly DraftLine[]
  readonly byes: readonly DraftBye[]
  /** How many matches were changed by hand. */
  readonly edits: number
  readonly isReady: boolean
}

/** `hand`: the pairs as the director changed them, with the check of the rules. */
export function draftView(
  drafted: DraftRound,
  hand?: { readonly matches: Matches; readonly check: HandCheck },
): DraftView {
  const proposed = drafted.pairs.map(({ names }) => names)
  const shown = hand ? byHand(drafted, hand.matches, hand.check) : drafted
  const edits = shown.pairs.filter(({ names }, i) => !isSame(proposed[i], names)).length
  return {
    name: textOf(drafted.name),
    summary: summaryOf(shown),
    isClean: shown.repeats === 0,
    usual: shown.usual.map(textOf).join(' '),
    lines: shown.pairs.map((pair, i) => ({ ...pair, ...changed(proposed[i], pair.names) })),
    byes: shown.byes,
    edits,
    isReady: hand === undefined || (hand.check.state !== 'refused' && (edits === 0 || hand.check.state === 'known')),
  }
}

const changed = (had: readonly string[] | undefined, names: readonly string[]): Pick<DraftLine, 'had'> =>
  had === undefined || isSame(had, names) ? {} : { had }

/** As the server would publish it, or as typed while that is not known. */
function byHand(drafted: DraftRound, matches: Matches, check: HandCheck): DraftRound {
  const [fact] = check.state === 'known' ? check.facts : []
  const found = check.state === 'known' && fact?.type === 'round-paired' ? draftRound(fact, check.after) : undefined
  if (found) return found
  const pairs = drafted.pairs.map((pair, i): DraftPair => {
    const names = matches[i] ?? pair.names
    if (isSame(names, pair.names)) return pair
    return { match: pair.match, names, hasColours: false, isRepeat: false, differences: [] }
  })
  return { ...drafted, pairs, repeats: pairs.filter(({ isRepeat }) => isRepeat).length }
}

function summaryOf({ pairs, byes, repeats }: DraftRound): string {
  const isPairs = pairs.every(({ names }) => names.length === 2)
  const parts = [
    isPairs ? words('draft-pairs', { count: pairs.length }) : words('draft-matches', { count: pairs.length }),
    repeats === 0 ? words('draft-no-repeats') : words('draft-repeats', { count: repeats }),
    ...(byes.length > 0 ? [words('draft-byes', { count: byes.length })] : []),
  ]
  return `${parts.join(', ')}.`
}
