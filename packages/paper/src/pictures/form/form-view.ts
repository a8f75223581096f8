/** How everybody went so far, phase by phase. */
import { type BulletinMatch, type BulletinStage, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'

export const formSteps = ['won', 'drawn', 'lost', 'bye', 'playing'] as const
export type FormStep = (typeof formSteps)[number]
export type Forms = ReadonlyMap<string, readonly FormStep[]>

/** By name, for the first stage, which everybody plays. */
export function formsIn(tournament: Tournament): Forms {
  const [stage] = show(tournament).stages
  return stage ? formsOf(stage) : new Map()
}

export function formsOf({ rounds }: Pick<BulletinStage, 'rounds'>): Forms {
  const forms = new Map<string, FormStep[]>()
  const add = (name: string | undefined, step: FormStep | undefined) => {
    if (name !== undefined && step !== undefined) forms.set(name, [...(forms.get(name) ?? []), step])
  }
  for (const { matches, byes } of rounds.filter(isBegun)) {
    for (const match of matches) for (const { entrant } of match.seats) add(entrant, stepOf(match, entrant))
    for (const { entrant } of byes) add(entrant, 'bye')
  }
  return forms
}

const isBegun = ({ matches }: BulletinStage['rounds'][number]): boolean =>
  matches.some(({ state }) => state !== 'waiting')

function stepOf(match: BulletinMatch, name: string | undefined): FormStep | undefined {
  if (match.annulled || match.state === 'waiting') return undefined
  if (match.state === 'open') return 'playing'
  if (match.winner === null || match.winner === undefined) return match.games.length > 0 ? 'drawn' : undefined
  return match.winner === name ? 'won' : 'lost'
}
