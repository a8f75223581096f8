/** The pairs of a draft, a line each; where the rules allow it, two names can be swapped. */
import type { Message } from '@arbiter/core/messages'
import { Colour } from '@arbiter/paper/pictures'
import { useState } from 'preact/hooks'
import { MessageText } from '../../../parts/message-text.tsx'
import type { DraftBye, DraftPair } from './draft-round.ts'
import type { DraftLine, DraftView } from './draft-view.ts'
import { ReasonBehind } from './reason-behind.tsx'
import { words } from './words/messages.ts'

interface PairsProps {
  readonly view: DraftView
  readonly isEditable: boolean
  readonly onSwap: (one: string, other: string) => void
  readonly onPutBack: () => void
}

/** More pairs than this are opened with a button. */
const mostPairs = 40

export function DraftPairs({ view, isEditable, onSwap, onPutBack }: PairsProps) {
  const [chosen, choose] = useState<string | undefined>()
  const [isWhole, showWhole] = useState(false)
  const pick = (name: string) => {
    if (chosen !== undefined && chosen !== name) onSwap(chosen, name)
    choose(chosen === undefined ? name : undefined)
  }
  const shown = isWhole ? view.lines : view.lines.slice(0, mostPairs)
  return (
    <>
      <p class="label" {...(isEditable ? { role: 'status' } : {})}>
        {handWords(isEditable, chosen)}
      </p>
      <ol class="pairs">
        {view.byes.map((bye) => (
          <ByeShown key={bye.name} bye={bye} />
        ))}
        {shown.map((pair, i) => (
          <li key={i} class={pair.had === undefined ? '' : 'edited'}>
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
            {pair.reason && <ReasonBehind reason={pair.reason} />}
            <PairNotes pair={pair} onPutBack={onPutBack} />
          </li>
        ))}
      </ol>
      {view.lines.length > shown.length && (
        <p class="more">
          <button type="button" class="btn bare" onClick={() => showWhole(true)}>
            {words('draft-more', { count: view.lines.length - shown.length })}
          </button>
        </p>
      )}
    </>
  )
}

function handWords(isEditable: boolean, chosen: string | undefined): string {
  if (!isEditable) return words('draft-no-hand')
  return chosen === undefined ? words('draft-swap-hint') : words('draft-swap-with', { name: { text: chosen } })
}

const ByeShown = ({ bye: { name, reason, differences } }: { bye: DraftBye }) => (
  <li>
    <p class="pair">
      <span class="no">{words('draft-bye')}</span>
      <b dir="auto">{name}</b>
    </p>
    {reason && <ReasonBehind reason={reason} />}
    <Differences says={differences} />
  </li>
)

const Differences = ({ says }: { says: readonly Message[] }) =>
  says.length > 0 && (
    <p class="voice">
      <MessageText says={says} />
    </p>
  )

interface NameProps {
  readonly name: string
  readonly seat: number
  readonly pair: DraftPair
  readonly chosen: string | undefined
  readonly onPick: ((name: string) => void) | undefined
  readonly onLeave: () => void
}

const Name = ({ name, seat, pair, chosen, onPick, onLeave }: NameProps) => (
  <span class="side">
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
  </span>
)

interface PairNotesProps {
  readonly pair: DraftLine
  readonly onPutBack: () => void
}

/** What sets the pair apart, and what the director changed. */
const PairNotes = ({ pair: { differences, isRepeat, had }, onPutBack }: PairNotesProps) => (
  <>
    <Differences says={differences} />
    {isRepeat && <p class="warn">{words('draft-again')}</p>}
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
