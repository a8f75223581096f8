/** IMPs by pair of teams: two figures and Enter, with the full score shown before it is recorded. */
import type { BoardsToReport, BulletinMatch } from '@arbiter/core/bulletin'
import { type BoardsReport, readLine, seatLetter } from '@arbiter/core/pen'
import { useId, useState } from 'preact/hooks'
import type { Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { penSheet } from '../../../parts/pen-sheet.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { impsScoreText } from '../../../words/figures.ts'
import { betweenWords } from '../between.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { words } from './words/messages.ts'

type PartChoice = 'whole' | '1' | '2'

interface BoardsTexts {
  readonly between: readonly [string, string]
  readonly imps: readonly [string, string]
  readonly part: PartChoice
}

const keyOf = ({ between, extra }: Pick<BoardsToReport, 'between' | 'extra'>): string =>
  `${between.join()} ${extra ?? ''}`

interface BoardsEntryProps {
  readonly match: BulletinMatch
  readonly open: readonly BoardsToReport[]
}

export function BoardsEntry({ match, open }: BoardsEntryProps) {
  const [all, set] = useState<Readonly<Record<string, BoardsTexts>>>({})
  const put = (key: string, typed: BoardsTexts | undefined) =>
    set(({ [key]: _, ...others }) => (typed ? { ...others, [key]: typed } : others))
  const overtaken = Object.entries(all).filter(([key]) => !open.some((each) => keyOf(each) === key))
  if (open.length === 0 && overtaken.length === 0) return null
  return (
    <section aria-labelledby="m-entry" class="enter imps">
      <div class="section">
        <h2 id="m-entry">{open.length > 1 ? words('scorer-imps-by-pair') : words('scorer-imps')}</h2>
      </div>
      {overtaken.map(([key, { between, imps }]) => (
        <p key={key} class="notice stale" role="status">
          <span class="voice">{overtakenWords(between, imps)}</span>
          <button type="button" class="btn" onClick={() => put(key, undefined)}>
            {words('scorer-forget')}
          </button>
        </p>
      ))}
      {open.map((each) => (
        <PairEntry
          key={keyOf(each)}
          match={match}
          open={each}
          typed={all[keyOf(each)]}
          onType={(typed) => put(keyOf(each), typed)}
        />
      ))}
      <p class="keys legend">
        <span>
          <kbd>Tab</kbd>
          {words('scorer-key-next-figure')}
        </span>
        <span>
          <kbd>⏎</kbd>
          {words('scorer-key-record-pair')}
        </span>
      </p>
    </section>
  )
}

const overtakenWords = ([one, other]: BoardsTexts['between'], imps: BoardsTexts['imps']): string =>
  words('scorer-overtaken-imps', { one: { text: one }, other: { text: other }, typed: { text: imps.join('–') } })

interface PairEntryProps {
  readonly match: BulletinMatch
  readonly open: BoardsToReport
  readonly typed: BoardsTexts | undefined
  readonly onType: (typed: BoardsTexts | undefined) => void
}

function PairEntry({ match, open, typed, onType }: PairEntryProps) {
  const live = useLive()
  const { between } = open
  const [one, other] = between
  const now: BoardsTexts = typed ?? { between, imps: ['', ''], part: 'whole' }
  const [fault, find] = useState('')
  const { send, isSending, problem } = useCommand(live)
  const command = commandFrom(live, { open, match }, now)
  const record = async () => {
    if (!command) return find(words('scorer-not-imps'))
    if (isSending) return
    find('')
    const told = words('scorer-recorded-imps', {
      match: { text: match.match },
      one: { text: one },
      score: { text: impsScoreText(command.imps) },
      other: { text: other },
    })
    if (await send(command, told)) onType(undefined)
  }
  return (
    <form
      class="pair-entry"
      onSubmit={(event) => {
        event.preventDefault()
        void record()
      }}
    >
      <b class="teams" dir="auto">
        {betweenWords(between)}
      </b>
      {([0, 1] as const).map((side) => (
        <ImpsField
          key={side}
          label={words('scorer-imps-of-against', {
            team: { text: between[side] },
            other: { text: between[1 - side] as string },
          })}
          team={between[side]}
          value={now.imps[side]}
          onInput={(value) => onType({ ...now, imps: side === 0 ? [value, now.imps[1]] : [now.imps[0], value] })}
        />
      ))}
      <PartField open={open} part={now.part} onPart={(part) => onType({ ...now, part })} />
      <output class="voice">
        {command ? <ScoreThen outlook={outlookFor(live, match.match, command)} open={open} /> : ''}
      </output>
      <button
        type="submit"
        class="btn main"
        aria-label={words('scorer-record-pair', { one: { text: one }, other: { text: other } })}
      >
        {words('scorer-record')} <kbd>⏎</kbd>
      </button>
      <p class="voice fault" role="alert">
        {fault}
      </p>
      <RefusalNotice problem={problem} />
    </form>
  )
}

interface ImpsFieldProps {
  readonly label: string
  readonly team: string
  readonly value: string
  readonly onInput: (value: string) => void
}

function ImpsField({ label, team, value, onInput }: ImpsFieldProps) {
  const id = useId()
  return (
    <span class="figure">
      <label for={id}>
        <span class="hide">{label}</span>
        <span class="label" aria-hidden="true" dir="auto">
          {team}
        </span>
      </label>
      <input
        id={id}
        class="num"
        size={4}
        inputMode="numeric"
        autocomplete="off"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </span>
  )
}

interface PartFieldProps {
  readonly open: BoardsToReport
  readonly part: PartChoice
  readonly onPart: (part: PartChoice) => void
}

/** A half can be reported alone if nothing is in yet. */
function PartField({ open, part, onPart }: PartFieldProps) {
  const id = useId()
  const { boards, half, extra, between } = open
  if (extra !== undefined) return <span class="label">{words('scorer-extra-boards', { boards, set: extra })}</span>
  if (half !== undefined)
    return (
      <span class="label">
        {half === 1 ? words('scorer-first-half-boards', { boards }) : words('scorer-second-half-boards', { boards })}
      </span>
    )
  return (
    <span>
      <label class="hide" for={id}>
        {words('scorer-which-boards', { one: { text: between[0] }, other: { text: between[1] } })}
      </label>
      <select id={id} value={part} onChange={(event) => onPart(event.currentTarget.value as PartChoice)}>
        <option value="whole">{words('scorer-all-boards', { boards })}</option>
        <option value="1">{words('scorer-first-half')}</option>
        <option value="2">{words('scorer-second-half')}</option>
      </select>
    </span>
  )
}

/** The score with handicap and carry-over, and what follows for the match. */
function ScoreThen({ outlook, open }: { outlook: Outlook; open: BoardsToReport }) {
  const score = outlook.after?.boards?.scores.find(({ between }) => between.join() === open.between.join())
  if (!score) return <>{outlook.sentence}</>
  return (
    <>
      <b>{impsScoreText(score.score)}</b> {outlook.sentence}
    </>
  )
}

/** Undefined while a figure is missing or invalid. */
function commandFrom(live: Live, { open, match }: BoardsLine, typed: BoardsTexts): BoardsReport | undefined {
  const letters = open.between
    .map((name) => seatLetter(match.seats.findIndex(({ entrant }) => entrant === name)))
    .join('')
  const part = typed.part === 'whole' || open.half !== undefined || open.extra !== undefined ? '' : `h${typed.part}`
  const line = `${match.match} ${letters} ${typed.imps.map((text) => text.trim()).join('-')} ${part}`
  const reading = readLine(live.look(penSheet), line, { now: Date.now() })
  return reading.is === 'command' && reading.command.do === 'report' && 'imps' in reading.command
    ? reading.command
    : undefined
}

type BoardsLine = Pick<PairEntryProps, 'match' | 'open'>
