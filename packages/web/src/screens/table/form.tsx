/** The form, phase by phase: a full square for a win, a half one for a draw, an empty one for a loss, a dot in play. */
import { type BulletinMatch, type BulletinStage, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { words as partsWords } from '../../parts/words/messages.ts'
import { words } from './words/messages.ts'

export type FormStep = 'won' | 'drawn' | 'lost' | 'bye' | 'playing'
export type Forms = ReadonlyMap<string, readonly FormStep[]>

/** By name, for the first stage that everybody plays. `at.look(formsIn)`. */
export function formsIn(tournament: Tournament): Forms {
  const [stage] = show(tournament).stages
  return stage ? formsOf(stage) : new Map()
}

function formsOf({ rounds }: BulletinStage): Forms {
  const forms = new Map<string, FormStep[]>()
  const add = (name: string | undefined, step: FormStep) => {
    if (name !== undefined) forms.set(name, [...(forms.get(name) ?? []), step])
  }
  for (const { matches, byes } of rounds.filter(isBegun)) {
    for (const match of matches) for (const { entrant } of match.seats) addStep(match, entrant, add)
    for (const { entrant } of byes) add(entrant, 'bye')
  }
  return forms
}

const isBegun = ({ matches }: BulletinStage['rounds'][number]): boolean =>
  matches.some(({ state }) => state !== 'waiting')

function addStep(
  match: BulletinMatch,
  name: string | undefined,
  add: (name: string | undefined, step: FormStep) => void,
) {
  if (match.annulled || match.state === 'waiting') return
  if (match.state === 'open') return add(name, 'playing')
  if (match.winner === null || match.winner === undefined) return match.games.length > 0 && add(name, 'drawn')
  return add(name, match.winner === name ? 'won' : 'lost')
}

const marks = { won: 'm m2', drawn: 'm m1', lost: 'm', bye: 'm bye', playing: 'm now' } as const

export function FormMarks({ steps, most = 20 }: { steps: readonly FormStep[]; most?: number }) {
  const count = (step: FormStep) => steps.filter((each) => each === step).length
  const shown = steps.slice(-most)
  return (
    <>
      <span class="hide">
        {words('table-steps', { won: count('won'), drawn: count('drawn'), lost: count('lost') })}
      </span>
      <span class="marks" aria-hidden="true">
        {shown.map((step, i) => (
          <i key={i} class={marks[step]}>
            {step === 'bye' ? partsWords('parts-step-bye') : ''}
          </i>
        ))}
      </span>
    </>
  )
}

/** The legend. */
export const FormKey = () => (
  <p class="form-key label" aria-hidden="true">
    {(['won', 'drawn', 'lost', 'bye', 'playing'] as const).map((step) => (
      <span key={step}>
        <span class="marks">
          <i class={marks[step]}>{step === 'bye' ? partsWords('parts-step-bye') : ''}</i>
        </span>
        {words('table-step', { step })}
      </span>
    ))}
  </p>
)
