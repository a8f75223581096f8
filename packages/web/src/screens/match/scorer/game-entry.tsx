/** Result entry by keyboard: a key for the result, Enter, and the next game is offered. */
import { type BulletinMatch, conditionsOf, type GameToReport } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import type { PenReading } from '@arbiter/core/pen'
import { useId, useRef, useState } from 'preact/hooks'
import { useKeys } from '../../../app/keys.ts'
import { useLive } from '../../../live/live-context.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { textOf } from '../../../words/message-text.ts'
import { moment } from '../../../words/time.ts'
import { KeySheet } from './key-sheet.tsx'
import { outlookFor } from './outlook.ts'
import { Overtaken } from './overtaken.tsx'
import { typedFor } from './result-keys.ts'
import { type GameTexts, gameIn, readGameTexts } from './typed-game.ts'
import { words } from './words/messages.ts'

/** The typed text and its game: it never moves to another game. */
interface EntryTexts extends GameTexts {
  readonly game: number | undefined
}

const nothing: EntryTexts = { game: undefined, text: '', time: '', moves: '', toFinish: '' }

interface GameEntryProps {
  readonly match: BulletinMatch
  readonly open: readonly GameToReport[]
}

export function GameEntry({ match, open }: GameEntryProps) {
  const live = useLive()
  const [typed, type] = useState(nothing)
  const [fault, find] = useState('')
  const pen = useRef<HTMLInputElement>(null)
  const { send, isSending, problem, refuse } = useCommand(live)
  const isOvertaken = typed.game !== undefined && !open.some(({ game }) => game === typed.game)
  const game = open.find((each) => each.game === typed.game) ?? open[0]
  const put = (changes: Partial<EntryTexts>) => {
    find('')
    type((before) => ({ ...before, game: isOvertaken ? before.game : (game?.game ?? before.game), ...changes }))
  }
  const press = (result: GameResult) => {
    if (isOvertaken || !game) return
    put({ text: typedFor(result) })
    pen.current?.focus()
  }
  useKeys({
    '1': () => press('1-0'),
    '0': () => press('0-1'),
    '=': () => press('1/2-1/2'),
    '+': () => press('+-'),
    '-': () => press('-+'),
  })
  const clear = () => {
    type(nothing)
    refuse(undefined)
  }
  const refused = <RefusalNotice problem={problem} />
  if (isOvertaken)
    return (
      <Overtaken
        match={match}
        game={typed.game as number}
        text={typed.text}
        next={open[0]?.game}
        onTake={(next) => type({ ...typed, game: next })}
        onClear={clear}
      >
        {refused}
      </Overtaken>
    )
  if (!game) return refused
  const reading = readGameTexts(live, game, typed)
  const record = async () => {
    const command = gameIn(reading)
    if (reading.is !== 'command' || !command) return find(saysOf(reading))
    if (isSending) return
    const told = words('scorer-recorded', {
      match: { text: match.match },
      white: { text: game.white },
      result: { result: command.result },
      black: { text: game.black },
    })
    if (await send(command, told)) {
      clear()
      pen.current?.focus()
    }
  }
  return (
    <section aria-labelledby="m-entry" class="enter">
      <div class="section">
        <h2 id="m-entry">{words('scorer-result-of', { game: game.game })}</h2>
        <span class="push">{textOf(conditionsOf(game))}</span>
      </div>
      {open.length > 1 && (
        <WhichGame open={open} chosen={game.game} onChoose={(number) => type({ ...typed, game: number })} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void record()
        }}
      >
        <ResultLine game={game} typed={typed} reading={reading} pen={pen} onType={(text) => put({ text })} />
        <p class="voice fault" role="alert">
          {fault}
        </p>
        {refused}
        <Lengths game={game} typed={typed} onType={put} />
      </form>
      <KeySheet game={game} chosen={gameIn(reading)?.result} onPress={press} />
      <p class="keys legend">
        <span>
          <kbd>⏎</kbd>
          {words('scorer-key-next')}
        </span>
        {live.may('undo') && (
          <span>
            <kbd>U</kbd>
            {words('scorer-key-undo')}
          </span>
        )}
      </p>
    </section>
  )
}

const saysOf = ({ says }: PenReading): string => says.map(textOf).join(' ')

interface PenLineProps {
  readonly game: GameToReport
  readonly typed: EntryTexts
  readonly reading: PenReading
  readonly pen: { current: HTMLInputElement | null }
  readonly onType: (text: string) => void
}

function ResultLine({ game, typed, reading, pen, onType }: PenLineProps) {
  const id = useId()
  return (
    <div class="penline">
      <label for={id} class="hide">
        {words('scorer-pen', { game: game.game })}
      </label>
      <input
        id={id}
        ref={pen}
        value={typed.text}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-read`}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <output id={`${id}-read`} for={id} class="voice">
        {typed.text.trim() === '' ? (
          <span class="pencil">{words('scorer-pen-hint')}</span>
        ) : (
          <ReadingShown game={game} reading={reading} />
        )}
      </output>
      <button type="submit" class="btn main">
        {words('scorer-record')} <kbd>⏎</kbd>
      </button>
    </div>
  )
}

/** What was understood, and what follows from it. */
function ReadingShown({ game, reading }: { game: GameToReport; reading: PenReading }) {
  const live = useLive()
  const command = gameIn(reading)
  if (!command) return <>{saysOf(reading)}</>
  return (
    <>
      <b dir="auto">{readingOf(game, command.result, command.finishedAt)}</b>{' '}
      {outlookFor(live, game.match, command).sentence}
    </>
  )
}

function readingOf({ white, black }: GameToReport, result: GameResult, finishedAt: string | undefined): string {
  const given = { white: { text: white }, result: { result }, black: { text: black } }
  if (finishedAt === undefined) return words('scorer-reading', given)
  return words('scorer-reading-ended', { ...given, at: { text: moment(finishedAt) } })
}

interface WhichGameProps {
  readonly open: readonly GameToReport[]
  readonly chosen: number
  readonly onChoose: (game: number) => void
}

const WhichGame = ({ open, chosen, onChoose }: WhichGameProps) => (
  <fieldset class="which">
    <legend class="hide">{words('scorer-which-game')}</legend>
    <span class="switch">
      {open.map(({ game }) => (
        <button key={game} type="button" aria-pressed={game === chosen} onClick={() => onChoose(game)}>
          {words('scorer-game', { game })}
        </button>
      ))}
    </span>
  </fieldset>
)

interface LengthsProps {
  readonly game: GameToReport
  readonly typed: EntryTexts
  readonly onType: (changes: Partial<EntryTexts>) => void
}

/** Open if a rule needs it: a finish time beside others, moves where they break ties. */
function Lengths({ game, typed, onType }: LengthsProps) {
  const live = useLive()
  const { usesMoves } = live.tournament.format.views
  return (
    <details class="lengths" open={game.needsFinishTime ?? usesMoves ?? false}>
      <summary>{words('scorer-lengths')}</summary>
      <div class="fields">
        <Field
          label={words('scorer-ended-at')}
          hint={game.needsFinishTime ? words('scorer-ended-at-needed') : words('scorer-ended-at-hint')}
          value={typed.time}
          onInput={(time) => onType({ time })}
        />
        <Field label={words('scorer-moves')} value={typed.moves} isNumber onInput={(moves) => onType({ moves })} />
        <Field
          label={words('scorer-moves-to-finish')}
          value={typed.toFinish}
          isNumber
          onInput={(toFinish) => onType({ toFinish })}
        />
      </div>
    </details>
  )
}

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly isNumber?: boolean
  readonly onInput: (value: string) => void
}

function Field({ label, hint, value, isNumber = false, onInput }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label class="field" for={id}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        size={8}
        autocomplete="off"
        {...(isNumber ? { inputMode: 'numeric', pattern: '\\d*' } : {})}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onInput={(event) =>
          onInput(isNumber ? event.currentTarget.value.replace(/\D/g, '') : event.currentTarget.value)
        }
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} class="label">
          {hint}
        </p>
      )}
    </div>
  )
}
