/** The form of an entrant: a full square for a win, a half one for a draw, an empty one for a loss, a dot in play. */
import { usePicturePage } from '../picture-page.ts'
import { type FormStep, formSteps } from './form-view.ts'
import { message } from './words/messages.ts'

const marks = { won: 'm m2', drawn: 'm m1', lost: 'm', bye: 'm bye', playing: 'm now' } as const

/** The last steps. */
export function FormMarks({ steps, most = 14 }: { steps: readonly FormStep[]; most?: number }) {
  const { voice } = usePicturePage()
  const count = (step: FormStep) => steps.filter((each) => each === step).length
  return (
    <>
      <span class="hide">
        {voice.say(message('form-steps', { won: count('won'), drawn: count('drawn'), lost: count('lost') }))}
      </span>
      <span class="marks" aria-hidden="true">
        {steps.slice(-most).map((step, i) => (
          <Mark key={i} step={step} />
        ))}
      </span>
    </>
  )
}

function Mark({ step }: { step: FormStep }) {
  const { voice } = usePicturePage()
  return <i class={marks[step]}>{step === 'bye' && voice.say(message('form-bye-letter'))}</i>
}

/** The legend. */
export function FormKey() {
  const { voice } = usePicturePage()
  return (
    <p class="form-key label" aria-hidden="true">
      {formSteps.map((step) => (
        <span key={step}>
          <span class="marks">
            <Mark step={step} />
          </span>
          {voice.say(message('form-step', { step }))}
        </span>
      ))}
    </p>
  )
}
