/** The pairs of a draft with their reasons; where the rules allow it, two names can be swapped. */
import { useState } from 'preact/hooks'
import { Colour } from '../../../parts/colour.tsx'
import { RuleNumber } from '../../../parts/rule.tsx'
import { textOf } from '../../../words/message-text.ts'
import { type DraftPair, type DraftRound, isSame } from './draft-round.ts'
import { words } from './words/messages.ts'

interface PairsProps {
  readonly drafted: DraftRound
  readonly proposed: readonly (readonly string[])[]
  readonly isEditable: boolean
  readonly onSwap: (one: string, other: string) => void
  readonly onPutBack: () => void
}

const mostPairs = 6

export function DraftPairs({ drafted, proposed, isEditable, onSwap, onPutBack }: PairsProps) {
  const [chosen, choose] = useState<string | undefined>()
  const [isWhole, showWhole] = useState(false)
  const pick = (name: string) => {
    if (chosen !== undefined && chosen !== name) onSwap(chosen, name)
    choose(chosen === undefined ? name : undefined)
  }
  const shown = isWhole ? drafted.pairs : drafted.pairs.slice(0, mostPairs)
  return (
    <>
      {isEditable && (
        <p class="label" role="status">
          {chosen === undefined ? words('draft-swap-hint') : words('draft-swap-with', { name: { text: chosen } })}
        </p>
      )}
      <ol class="pairs">
        {shown.map((pair, i) => (
          <li key={i} class={isSame(proposed[i], pair.names) ? '' : 'edited'}>
            <p class="pair">
              <span class="no">{pair.match}</span>
              {pair.names.map((name, seat) => (
                <Name
                  key={name}
                  name={name}
                  seat={seat}
                  pair={pair}
                  chosen={chosen}
                  onPick={isEditable ? pick : undefined}
                  onLeave={() => choose(undefined)}
                />
              ))}
            </p>
            <PairReason
              pair={pair}
              had={isSame(proposed[i], pair.names) ? undefined : proposed[i]}
              onPutBack={onPutBack}
            />
          </li>
        ))}
        {drafted.byes.map(({ name, reason }) => (
          <li key={name}>
            <p class="pair">
              <span class="no">{words('draft-bye')}</span>
              <b dir="auto">{name}</b>
            </p>
            {reason && (
              <p class="voice">
                {textOf(reason)} <RuleNumber rule={reason.rule} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {drafted.pairs.length > shown.length && (
        <p class="more">
          <button type="button" class="btn bare" onClick={() => showWhole(true)}>
            {words('draft-more', { count: drafted.pairs.length - shown.length })}
          </button>
        </p>
      )}
    </>
  )
}

interface NameProps {
  readonly name: string
  readonly seat: number
  readonly pair: DraftPair
  readonly chosen: string | undefined
  readonly onPick: ((name: string) => void) | undefined
  readonly onLeave: () => void
}

const Name = ({ name, seat, pair, chosen, onPick, onLeave }: NameProps) => (
  <>
    {seat > 0 && <span class="v">{words('draft-v')}</span>}
    {pair.hasColours && <Colour of={seat === 0 ? 'white' : 'black'} />}
    {onPick ? (
      <button
        type="button"
        class="swap"
        dir="auto"
        aria-label={words('draft-change', { name: { text: name } })}
        aria-pressed={chosen === name}
        onClick={() => onPick(name)}
        onKeyDown={(event) => (event.key === 'Escape' ? onLeave() : moveFocus(event))}
      >
        {name}
      </button>
    ) : (
      <b dir="auto">{name}</b>
    )}
  </>
)

interface PairReasonProps {
  readonly pair: DraftPair
  readonly had: readonly string[] | undefined
  readonly onPutBack: () => void
}

/** The pair is shown above the reason, so of "Ann meets Ben in match 7: because …" only the reason is left. */
function besideNames(sentence: string): string {
  const [, reason] = /^[^:]+: (.+)$/s.exec(sentence) ?? []
  return reason === undefined ? sentence : reason.charAt(0).toUpperCase() + reason.slice(1)
}

function PairReason({ pair: { reason, isRepeat }, had, onPutBack }: PairReasonProps) {
  return (
    <>
      {reason && (
        <p class="voice">
          {besideNames(textOf(reason))} <RuleNumber rule={reason.rule} />
        </p>
      )}
      {isRepeat && had && <p class="warn">{words('draft-again')}</p>}
      {had && (
        <p class="warn">
          {words('draft-had', { names: had.map((text) => ({ text })) })}{' '}
          <button type="button" class="btn bare" onClick={onPutBack}>
            {words('draft-put-back')}
          </button>
        </p>
      )}
    </>
  )
}

/** Arrow keys move from name to name. */
function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step =
    event.key === 'ArrowDown' || event.key === 'ArrowRight'
      ? 1
      : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
        ? -1
        : 0
  if (step === 0) return
  const names = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('.swap') ?? [])]
  const here = names.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return
  event.preventDefault()
  names[(here + step + names.length) % names.length]?.focus()
}
