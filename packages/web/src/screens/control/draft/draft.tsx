/** Draft, check, publish: what would be published next with its reasons, hand edits tried before anybody is told. */
import { isRefusal, namesIn, type Recorded, sentenceOfFact, show, type Tournament, why } from '@arbiter/core'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Asked, Live } from '../../../live/live.ts'
import { Colour } from '../../../parts/colour.tsx'
import { type Previewed, usePreview } from '../../../parts/effects/preview.ts'
import { Tick } from '../../../parts/match-card.tsx'
import { Refused } from '../../../parts/refused.tsx'
import { RuleNumber } from '../../../parts/rule.tsx'
import { useSending } from '../../../parts/sending.ts'
import { catalogue, counted } from '../../../words/catalogue.ts'
import { said } from '../../../words/said.ts'
import { AutoPair } from './auto-pair.tsx'
import { type PairDrafted, type RoundDrafted, roundDrafted, swapped } from './drafting.ts'

const words = catalogue(
  {
    next: 'Next round',
    draft: 'Draft',
    waits: (matches: string) => `It is drawn when ${matches} in.`,
    waitsFor: (ids: readonly string[]) => (ids.length === 1 ? `match ${ids[0]} is` : `matches ${ids.join(', ')} are`),
    waitsMany: (count: number) => `${count} matches are`,
    nothing: 'Nothing is to be drawn now.',
    working: 'The draft is being made.',
    pairs: (count: number) => counted(count, 'pair', 'pairs'),
    matches: (count: number) => counted(count, 'match', 'matches'),
    noRepeats: 'no repeats',
    repeats: (count: number) => counted(count, 'repeat', 'repeats'),
    byes: (count: number) => counted(count, 'bye', 'byes'),
    edits: (count: number) => `${counted(count, 'match', 'matches')} by hand.`,
    bye: 'Bye',
    v: 'v',
    again: 'They have met before.',
    had: (names: string) => `By hand. The draft had ${names}.`,
    swapHint: 'To change it by hand choose a name, then the one it changes places with.',
    swapWith: (name: string) => `${name} changes places with whom? Esc: with nobody.`,
    noHand: 'This round is paired by the rules alone; it cannot be changed by hand.',
    change: (name: string) => `${name}: change places`,
    publish: (name: string) => `Publish ${name}`,
    published: (name: string) => `${name} published`,
    putBack: 'Put back',
    anew: 'Make the draft anew',
    seeds: 'Seeds',
    opening: 'Opening',
    openingName: 'the opening',
    seedsName: 'the seeds',
    more: (count: number) => `Show ${counted(count, 'more match', 'more matches')}`,
  },
  {
    next: 'Nächste Runde',
    draft: 'Entwurf',
    waits: (matches: string) => `Sie wird ausgelost, sobald ${matches}.`,
    waitsFor: (ids: readonly string[]) =>
      ids.length === 1 ? `Match ${ids[0]} da ist` : `die Matches ${ids.join(', ')} da sind`,
    waitsMany: (count: number) => `${count} Matches da sind`,
    nothing: 'Gerade ist nichts auszulosen.',
    working: 'Der Entwurf wird gemacht.',
    pairs: (count: number) => counted(count, 'Paarung', 'Paarungen'),
    matches: (count: number) => counted(count, 'Match', 'Matches'),
    noRepeats: 'keine Wiederholung',
    repeats: (count: number) => counted(count, 'Wiederholung', 'Wiederholungen'),
    byes: (count: number) => counted(count, 'Freilos', 'Freilose'),
    edits: (count: number) => `${counted(count, 'Match', 'Matches')} von Hand.`,
    bye: 'Freilos',
    v: '–',
    again: 'Sie haben schon gegeneinander gespielt.',
    had: (names: string) => `Von Hand. Im Entwurf stand ${names}.`,
    swapHint: 'Um von Hand zu ändern, wählen Sie einen Namen und dann den, mit dem er den Platz tauscht.',
    swapWith: (name: string) => `Mit wem tauscht ${name} den Platz? Esc: mit niemandem.`,
    noHand: 'Diese Runde wird allein nach den Regeln gepaart; von Hand lässt sie sich nicht ändern.',
    change: (name: string) => `${name}: Platz tauschen`,
    publish: (name: string) => `${name} veröffentlichen`,
    published: (name: string) => `${name} veröffentlicht`,
    putBack: 'Zurücknehmen',
    anew: 'Entwurf neu machen',
    seeds: 'Setzliste',
    opening: 'Eröffnung',
    openingName: 'Eröffnung',
    seedsName: 'Setzliste',
    more: (count: number) => `${counted(count, 'weiteres Match', 'weitere Matches')} zeigen`,
  },
)

/** Does anything of this format have to be published at all? `live.look(publishes)`. */
export const publishes = ({ format, chart }: Tournament): boolean =>
  format.publishes(chart.started ? chart.started.order.length : chart.present.length, chart.options)

export function DraftSection({ live }: { live: Live }) {
  const isWanted = live.look(show).todo.some((todo) => todo.do === 'pair')
  const base = usePreview(live, isWanted ? pairing : undefined)
  if (!isWanted) return <Waiting live={live} />
  if (base.state === 'refused')
    return (
      <Frame title={words.next}>
        <Refused problem={base.problem} live={live} />
      </Frame>
    )
  const [fact] = base.state === 'known' ? base.facts : []
  if (base.state !== 'known' || !fact)
    return (
      <Frame title={words.next}>
        <p class="voice pencil">{words.working}</p>
      </Frame>
    )
  if (fact.type === 'round-paired')
    return <RoundDraft key={`${fact.stage} ${fact.round}`} live={live} base={base} fact={fact} />
  return <OtherDraft live={live} fact={fact} then={base.after} />
}

/** Some rounds are paired by the rules alone. `live.look(takesHand)`. */
const takesHand = ({ chart }: Tournament): boolean =>
  chart.wants.some((wanted) => wanted.what === 'round' && wanted.byHand !== undefined)

const pairing: Asked = { do: 'pair' }

const Frame = ({
  title,
  isDraft = false,
  children,
}: {
  title: string
  isDraft?: boolean
  children: ComponentChildren
}) => (
  <section aria-labelledby="draft" class="drafting">
    <div class="section">
      <h2 id="draft">{title}</h2>
      {isDraft && <span class="stamp draft">{words.draft}</span>}
    </div>
    {children}
  </section>
)

const mostNamed = 8

function Waiting({ live }: { live: Live }) {
  const { todo, state } = live.look(show)
  const open = [...new Set(todo.flatMap((each) => (each.do === 'report' ? [each.match] : [])))]
  const what = open.length > mostNamed ? words.waitsMany(open.length) : words.waitsFor(open)
  return (
    <Frame title={words.next}>
      <p class="voice">{state === 'running' && open.length > 0 ? words.waits(what) : words.nothing}</p>
      <AutoPair live={live} />
    </Frame>
  )
}

type Known = Extract<Previewed, { state: 'known' }>
type RoundPaired = Extract<Recorded, { type: 'round-paired' }>

function RoundDraft({ live, base, fact }: { live: Live; base: Known; fact: RoundPaired }) {
  const drafted = useMemo(() => roundDrafted(fact, base.after), [base])
  const [hand, setHand] = useState<readonly (readonly string[])[] | undefined>()
  const proposed = useMemo(() => drafted?.pairs.map(({ names }) => names) ?? [], [drafted])
  const matches = hand ?? proposed
  const byHand: Asked = { do: 'pair', matches: matches.map((names) => names.map((name) => idOf(live, name))) }
  const tried = usePreview(live, hand ? byHand : undefined)
  const mayEdit = live.look(takesHand)
  const { send, isSending, problem } = useSending(live)
  if (!drafted) return null
  const shown = hand ? handShown(drafted, matches, tried) : drafted
  const isRefused = hand !== undefined && tried.state === 'refused'
  const isEdited = hand !== undefined && JSON.stringify(hand) !== JSON.stringify(proposed)
  const name = said(drafted.name)
  const publish = () => {
    if (isSending || isRefused || (isEdited && tried.state !== 'known')) return
    void send(isEdited ? byHand : pairing, words.published(name))
  }
  return (
    <Frame title={name} isDraft>
      <Check drafted={shown} edits={isEdited ? editsIn(matches, proposed) : 0} />
      <Pairs
        live={live}
        drafted={shown}
        proposed={proposed}
        isEditable={mayEdit}
        onSwap={(one, other) => setHand(swapped(matches, one, other))}
        onPutBack={() => setHand(undefined)}
      />
      {!mayEdit && <p class="label">{words.noHand}</p>}
      {isRefused && <Refused problem={tried.problem} live={live} />}
      <Refused problem={problem} live={live} />
      <p class="acts">
        <button type="button" class="btn main" aria-disabled={isSending || isRefused} onClick={publish}>
          {words.publish(name)}
        </button>
        {isEdited && (
          <button type="button" class="btn" onClick={() => setHand(undefined)}>
            {words.anew}
          </button>
        )}
      </p>
      <AutoPair live={live} />
    </Frame>
  )
}

const idOf = (live: Live, name: string): string =>
  live.look(show).entrants.find((each) => each.name === name)?.id ?? name

const isSame = (some: readonly string[] | undefined, others: readonly string[]): boolean =>
  some !== undefined && some.toSorted().join('\n') === others.toSorted().join('\n')

const editsIn = (matches: readonly (readonly string[])[], proposed: readonly (readonly string[])[]): number =>
  matches.filter((names, i) => !isSame(proposed[i], names)).length

/** As the server would publish it, or as it was typed while the server has something against it. */
function handShown(drafted: RoundDrafted, matches: readonly (readonly string[])[], tried: Previewed): RoundDrafted {
  const [fact] = tried.state === 'known' ? tried.facts : []
  const found = tried.state === 'known' && fact?.type === 'round-paired' ? roundDrafted(fact, tried.after) : undefined
  if (found) return found
  const pairs = drafted.pairs.map((pair, i): PairDrafted => {
    const names = matches[i] ?? pair.names
    return isSame(names, pair.names) ? pair : { match: pair.match, names, hasColours: false, isRepeat: false }
  })
  return { ...drafted, pairs }
}

function Check({ drafted: { pairs, byes, repeats }, edits }: { drafted: RoundDrafted; edits: number }) {
  const isPairs = pairs.every(({ names }) => names.length === 2)
  const parts = [
    isPairs ? words.pairs(pairs.length) : words.matches(pairs.length),
    repeats === 0 ? words.noRepeats : words.repeats(repeats),
    ...(byes.length > 0 ? [words.byes(byes.length)] : []),
  ]
  return (
    <p class="check">
      <Tick /> {parts.join(', ')}. {edits > 0 && <b>{words.edits(edits)}</b>}
    </p>
  )
}

interface PairsProps {
  readonly live: Live
  readonly drafted: RoundDrafted
  readonly proposed: readonly (readonly string[])[]
  readonly isEditable: boolean
  readonly onSwap: (one: string, other: string) => void
  readonly onPutBack: () => void
}

const mostPairs = 6

function Pairs({ live, drafted, proposed, isEditable, onSwap, onPutBack }: PairsProps) {
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
          {chosen === undefined ? words.swapHint : words.swapWith(chosen)}
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
              live={live}
              pair={pair}
              had={isSame(proposed[i], pair.names) ? undefined : proposed[i]}
              onPutBack={onPutBack}
            />
          </li>
        ))}
        {drafted.byes.map(({ name, reason }) => (
          <li key={name}>
            <p class="pair">
              <span class="no">{words.bye}</span>
              <b dir="auto">{name}</b>
            </p>
            {reason && (
              <p class="voice">
                {said(reason.sentence)} <RuleNumber live={live} rule={reason.rule} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {drafted.pairs.length > shown.length && (
        <p class="more">
          <button type="button" class="btn bare" onClick={() => showWhole(true)}>
            {words.more(drafted.pairs.length - shown.length)}
          </button>
        </p>
      )}
    </>
  )
}

interface NameProps {
  readonly name: string
  readonly seat: number
  readonly pair: PairDrafted
  readonly chosen: string | undefined
  readonly onPick: ((name: string) => void) | undefined
  readonly onLeave: () => void
}

const Name = ({ name, seat, pair, chosen, onPick, onLeave }: NameProps) => (
  <>
    {seat > 0 && <span class="v">{words.v}</span>}
    {pair.hasColours && <Colour of={seat === 0 ? 'white' : 'black'} />}
    {onPick ? (
      <button
        type="button"
        class="swap"
        dir="auto"
        aria-label={words.change(name)}
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
  readonly live: Live
  readonly pair: PairDrafted
  readonly had: readonly string[] | undefined
  readonly onPutBack: () => void
}

/** Who meets whom stands above it: of "Ann meets Ben in match 7: because …" the reason is left. */
function besideNames(sentence: string): string {
  const [, reason] = /^[^:]+: (.+)$/s.exec(sentence) ?? []
  return reason === undefined ? sentence : reason.charAt(0).toUpperCase() + reason.slice(1)
}

function PairReason({ live, pair: { reason, isRepeat }, had, onPutBack }: PairReasonProps) {
  return (
    <>
      {reason && (
        <p class="voice">
          {besideNames(said(reason.sentence))} <RuleNumber live={live} rule={reason.rule} />
        </p>
      )}
      {isRepeat && had && <p class="warn">{words.again}</p>}
      {had && (
        <p class="warn">
          {words.had(had.join(` ${words.v} `))}{' '}
          <button type="button" class="btn bare" onClick={onPutBack}>
            {words.putBack}
          </button>
        </p>
      )}
    </>
  )
}

/** Arrow keys go from name to name. */
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

/** Seeds, and openings of a cup: nothing in them can be changed by hand. */
function OtherDraft({ live, fact, then }: { live: Live; fact: Recorded; then: Tournament }) {
  const { send, isSending, problem } = useSending(live)
  const isSeeds = fact.type === 'seeds-published'
  const name = isSeeds ? words.seedsName : words.openingName
  return (
    <Frame title={isSeeds ? words.seeds : words.opening} isDraft>
      {isSeeds ? (
        <Seeds live={live} order={fact.order} then={then} />
      ) : (
        <p class="voice">{said(sentenceOfFact(fact, then.log, namesIn(then)))}</p>
      )}
      <Refused problem={problem} live={live} />
      <p class="acts">
        <button
          type="button"
          class="btn main"
          aria-disabled={isSending}
          onClick={() => void send({ do: 'pair' }, words.published(isSeeds ? words.seeds : words.opening))}
        >
          {words.publish(name)}
        </button>
      </p>
      <AutoPair live={live} />
    </Frame>
  )
}

function Seeds({ live, order, then }: { live: Live; order: readonly string[]; then: Tournament }) {
  const called = useMemo(() => namesIn(then).entrants, [then])
  return (
    <ol class="pairs">
      {order.map((id, i) => (
        <li key={id === 'nobody' ? i : id}>
          <p class="pair">
            <span class="no">{i + 1}</span>
            <b dir="auto">{called.get(id) ?? '–'}</b>
          </p>
          <SeedReason live={live} then={then} name={called.get(id)} />
        </li>
      ))}
    </ol>
  )
}

function SeedReason({ live, then, name }: { live: Live; then: Tournament; name: string | undefined }) {
  const reason = name === undefined ? undefined : why(then, `seed ${name}`)
  if (reason === undefined || isRefusal(reason)) return null
  return (
    <p class="voice">
      {said(reason.sentence)} <RuleNumber live={live} rule={reason.rule} />
    </p>
  )
}
