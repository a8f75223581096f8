/**
 * How each round of a tree is drawn: as cards, as one line per match, or as a spine. Fixed when the tree is opened, so that
 * results move nothing; a page that would hold too much folds its widest round.
 */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import type { PartRound, PartView } from './bracket-part.ts'

export type ColumnForm = 'cards' | 'lines' | 'spine'

/** Rounds the person folded or unfolded, by level. */
export type FormChoices = Readonly<Record<number, ColumnForm>>

export interface ColumnPlan {
  readonly form: ColumnForm
  /** Share of the width; in rem if there is no room to share. */
  readonly width: number
}

/** All cards of a tree are equally wide, however much is in them. */
const widths: Readonly<Record<ColumnForm, number>> = { cards: 12.5, lines: 12.5, spine: 2.5 }

/** For a picture that nobody folds. */
export const allCards = ({ rounds }: PartView): readonly ColumnPlan[] =>
  rounds.map(() => ({ form: 'cards', width: widths.cards }))

/** A first round up to this length shows all its cards. */
const fewMatches = 4

export const isFinished = ({ matches }: PartRound): boolean => matches.every(({ state }) => state === 'decided')

/** The last finished round has one line per match, earlier ones are spines; the end of the bracket is open. */
export function planFor({ rounds, stubs }: PartView, chosen: FormChoices, most: number): readonly ColumnPlan[] {
  const firstOpen = rounds.findIndex((round) => !isFinished(round))
  const current = firstOpen < 0 ? Math.max(0, rounds.length - 2) : firstOpen
  const isSmall = stubs.length === 0 && (rounds[0]?.matches.length ?? 0) <= fewMatches
  const isLong = (i: number) => Number.isFinite(most) && (rounds[i]?.matches.length ?? 0) > 2 * fewMatches
  const usual = (i: number): ColumnForm => {
    if (isSmall || i >= current) return 'cards'
    return (i === current - 1 || i > 2) && !isLong(i) ? 'lines' : 'spine'
  }
  const forms = rounds.map(({ level }, i) => chosen[level] ?? usual(i))
  return fit(rounds, forms, most - elementsOfStubs(stubs)).map((form) => ({ form, width: widths[form] }))
}

/** Cards grow with results: finished rounds are folded further only if the page would hold too much. */
export function refitted(
  { rounds, stubs }: PartView,
  plan: readonly ColumnPlan[],
  most: number,
): readonly ColumnPlan[] {
  const forms = plan.map(({ form }) => form)
  const fitted = fit(rounds, forms, most - elementsOfStubs(stubs))
  return fitted === forms ? plan : fitted.map((form) => ({ form, width: widths[form] }))
}

const elementsOfStubs = (stubs: PartView['stubs']): number => 4 * stubs.length

/** Until it fits, the first round of cards becomes lines, then the first finished round a spine. */
function fit(rounds: readonly PartRound[], forms: readonly ColumnForm[], most: number): readonly ColumnForm[] {
  if (elementsOf(rounds, forms) <= most) return forms
  const cards = forms.indexOf('cards')
  if (cards >= 0 && cards < rounds.length - 2) return fit(rounds, forms.with(cards, 'lines'), most)
  const finished = forms.findIndex((form, i) => form === 'lines' && isFinished(rounds[i] as PartRound))
  return finished < 0 ? forms : fit(rounds, forms.with(finished, 'spine'), most)
}

/** The number of elements. */
function elementsOf(rounds: readonly PartRound[], forms: readonly ColumnForm[]): number {
  const heading = 6
  return rounds.reduce((sum, { matches }, i) => {
    const form = forms[i] as ColumnForm
    if (form === 'spine') return sum + heading
    const each = form === 'lines' ? elementsOfLine : elementsOfCard
    return sum + heading + matches.reduce((all, match) => all + each(match), 0)
  }, 0)
}

const elementsOfLine = ({ state }: BulletinMatch): number => (state === 'waiting' ? 4 : 5)
const elementsOfCard = ({ state }: BulletinMatch): number => (state === 'decided' ? 17 : state === 'open' ? 15 : 11)

/** False if the page would hold too much with this round unfolded. */
export function mayUnfold({ rounds, stubs }: PartView, plan: readonly ColumnPlan[], i: number, most: number): boolean {
  const forms = plan.map(({ form }) => form).with(i, 'cards')
  return elementsOf(rounds, forms) <= most - elementsOfStubs(stubs)
}
