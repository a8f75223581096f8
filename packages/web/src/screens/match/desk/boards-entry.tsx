/** IMPs by pair of teams: two figures and Enter; the score with handicap and carry-over stands beside them before it is recorded. */
import { type BoardsToReport, type MatchShown, scoreInImps } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import type { Asked, Live } from '../../../live/live.ts'
import { calledIn } from '../../../parts/names.ts'
import { Refused } from '../../../parts/refused.tsx'
import { useSending } from '../../../parts/sending.ts'
import { catalogue } from '../../../words/catalogue.ts'
import { type Outlook, outlookFor } from './outlook.ts'

const words = catalogue(
  {
    title: 'IMPs by pair of teams',
    one: 'IMPs',
    pair: 'Pair',
    imps: 'IMPs',
    part: 'Boards',
    score: 'Score then',
    between: (one: string, other: string) => `${one} v ${other}`,
    impsOf: (team: string, other: string) => `IMPs of ${team} against ${other}`,
    partOf: (one: string, other: string) => `Which boards of ${one} v ${other}`,
    whole: (boards: number) => `all ${boards} boards`,
    first: 'first half',
    second: 'second half',
    rest: (boards: number) => `second half, ${boards} boards`,
    start: (boards: number) => `first half, ${boards} boards`,
    extra: (boards: number, set: number) => `${boards} extra boards, set ${set}`,
    record: 'Record',
    recordPair: (one: string, other: string) => `Record ${one} v ${other}`,
    bad: 'IMPs are whole numbers, 0 or more: write one for each team.',
    recorded: (match: string, one: string, score: string, other: string) =>
      `Match ${match} recorded: ${one} ${score} ${other}`,
    overtaken: (pair: string, typed: string) =>
      `You had typed ${typed} for ${pair}. That was not recorded: their boards are in meanwhile.`,
    clear: 'Forget what I typed',
    next: 'next figure',
    enter: 'record the pair',
    region: 'IMPs to be entered',
  },
  {
    title: 'IMPs je Paarung',
    one: 'IMPs',
    pair: 'Paarung',
    imps: 'IMPs',
    part: 'Boards',
    score: 'Stand dann',
    between: (one: string, other: string) => `${one} – ${other}`,
    impsOf: (team: string, other: string) => `IMPs von ${team} gegen ${other}`,
    partOf: (one: string, other: string) => `Welche Boards von ${one} – ${other}`,
    whole: (boards: number) => `alle ${boards} Boards`,
    first: 'erste Hälfte',
    second: 'zweite Hälfte',
    rest: (boards: number) => `zweite Hälfte, ${boards} Boards`,
    start: (boards: number) => `erste Hälfte, ${boards} Boards`,
    extra: (boards: number, set: number) => `${boards} Zusatzboards, Satz ${set}`,
    record: 'Festhalten',
    recordPair: (one: string, other: string) => `${one} – ${other} festhalten`,
    bad: 'IMPs sind ganze Zahlen ab 0: je eine für beide Teams.',
    recorded: (match: string, one: string, score: string, other: string) =>
      `Match ${match} festgehalten: ${one} ${score} ${other}`,
    overtaken: (pair: string, typed: string) =>
      `Sie hatten ${typed} für ${pair} eingegeben. Das wurde nicht festgehalten: Die Boards sind inzwischen erfasst.`,
    clear: 'Eingabe verwerfen',
    next: 'nächste Zahl',
    enter: 'Paarung festhalten',
    region: 'Zu erfassende IMPs',
  },
)

type PartChosen = 'whole' | '1' | '2'

interface Typed {
  readonly between: readonly [string, string]
  readonly imps: readonly [string, string]
  readonly part: PartChosen
}

const keyOf = ({ between, extra }: Pick<BoardsToReport, 'between' | 'extra'>): string =>
  `${between.join()} ${extra ?? ''}`

interface BoardsEntryProps {
  readonly live: Live
  readonly match: MatchShown
  readonly open: readonly BoardsToReport[]
}

export function BoardsEntry({ live, match, open }: BoardsEntryProps) {
  const [all, set] = useState<Readonly<Record<string, Typed>>>({})
  const put = (key: string, typed: Typed | undefined) =>
    set(({ [key]: _, ...others }) => (typed ? { ...others, [key]: typed } : others))
  const overtaken = Object.entries(all).filter(([key]) => !open.some((each) => keyOf(each) === key))
  if (open.length === 0 && overtaken.length === 0) return null
  return (
    <section aria-labelledby="m-entry" class="enter imps">
      <div class="section">
        <h2 id="m-entry">{open.length > 1 ? words.title : words.one}</h2>
      </div>
      {overtaken.map(([key, { between, imps }]) => (
        <p key={key} class="notice stale" role="status">
          <span class="voice">{words.overtaken(words.between(...between), imps.join('–'))}</span>
          <button type="button" class="btn" onClick={() => put(key, undefined)}>
            {words.clear}
          </button>
        </p>
      ))}
      {open.map((each) => (
        <PairEntry
          key={keyOf(each)}
          live={live}
          match={match}
          open={each}
          typed={all[keyOf(each)]}
          onType={(typed) => put(keyOf(each), typed)}
        />
      ))}
      <p class="keys legend">
        <span>
          <kbd>Tab</kbd>
          {words.next}
        </span>
        <span>
          <kbd>⏎</kbd>
          {words.enter}
        </span>
      </p>
    </section>
  )
}

interface PairEntryProps {
  readonly live: Live
  readonly match: MatchShown
  readonly open: BoardsToReport
  readonly typed: Typed | undefined
  readonly onType: (typed: Typed | undefined) => void
}

function PairEntry({ live, match, open, typed, onType }: PairEntryProps) {
  const { between } = open
  const [one, other] = between
  const now: Typed = typed ?? { between, imps: ['', ''], part: 'whole' }
  const [fault, find] = useState('')
  const { send, isSending, problem } = useSending(live)
  const command = commandFrom(live, open, now)
  const record = async () => {
    if (!command) return find(words.bad)
    if (isSending) return
    find('')
    const told = words.recorded(match.match, one, scoreInImps(command.imps ?? [0, 0]), other)
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
        {words.between(one, other)}
      </b>
      {([0, 1] as const).map((side) => (
        <ImpsField
          key={side}
          label={words.impsOf(between[side], between[1 - side] as string)}
          team={between[side]}
          value={now.imps[side]}
          onInput={(value) => onType({ ...now, imps: side === 0 ? [value, now.imps[1]] : [now.imps[0], value] })}
        />
      ))}
      <PartField open={open} part={now.part} onPart={(part) => onType({ ...now, part })} />
      <output class="voice">
        {command ? <ScoreThen outlook={outlookFor(live, match.match, command)} open={open} /> : ''}
      </output>
      <button type="submit" class="btn main" aria-label={words.recordPair(one, other)}>
        {words.record} <kbd>⏎</kbd>
      </button>
      <p class="voice fault" role="alert">
        {fault}
      </p>
      <Refused problem={problem} live={live} />
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
  readonly part: PartChosen
  readonly onPart: (part: PartChosen) => void
}

/** A half can be told alone where nothing is in yet. */
function PartField({ open, part, onPart }: PartFieldProps) {
  const id = useId()
  const { boards, half, extra, between } = open
  if (extra !== undefined) return <span class="label">{words.extra(boards, extra)}</span>
  if (half !== undefined) return <span class="label">{half === 1 ? words.start(boards) : words.rest(boards)}</span>
  return (
    <span>
      <label class="hide" for={id}>
        {words.partOf(...between)}
      </label>
      <select id={id} value={part} onChange={(event) => onPart(event.currentTarget.value as PartChosen)}>
        <option value="whole">{words.whole(boards)}</option>
        <option value="1">{words.first}</option>
        <option value="2">{words.second}</option>
      </select>
    </span>
  )
}

/** The score of the two with everything that counts beside their IMPs, and what follows for the match. */
function ScoreThen({ outlook, open }: { outlook: Outlook; open: BoardsToReport }) {
  const score = outlook.after?.boards?.scores.find(({ between }) => between.join() === open.between.join())
  if (!score) return <>{outlook.sentence}</>
  return (
    <>
      <b>{scoreInImps(score.score)}</b> {outlook.sentence}
    </>
  )
}

type Report = Extract<Asked, { do: 'report' }>

/** Nothing while a figure is missing or is none. */
function commandFrom(live: Live, open: BoardsToReport, typed: Typed): Report | undefined {
  const imps = typed.imps.map((text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined))
  const [one, other] = imps
  if (one === undefined || other === undefined) return undefined
  const { byName } = live.look(calledIn)
  const between = open.between.map((name) => byName.get(name)?.id ?? name) as [string, string]
  const half =
    open.half ?? (typed.part === 'whole' || open.extra !== undefined ? undefined : (Number(typed.part) as 1 | 2))
  const part = {
    ...(half === undefined ? {} : { half }),
    ...(open.extraGame === undefined ? {} : { game: open.extraGame }),
  }
  return { do: 'report', match: open.match, imps: [one, other], between, ...part }
}
