/** A new tournament on one page, read from top to bottom: the format, the name, who plays, by which rules, in which order. */
import { type AnyFormat, fieldOf, formatNamed, isRefusal } from '@arbiter/core'
import { useId, useMemo } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { toast } from '../../app/toast.tsx'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { Refused } from '../../parts/refused.tsx'
import { catalogue, counted } from '../../words/catalogue.ts'
import { type Change, type Draft, forgetDraft, newDice, useDraft } from './draft.ts'
import { Entrants } from './entrants.tsx'
import { useEstimate } from './estimate.ts'
import { FormatCards } from './format-cards.tsx'
import { handOrder, keysOf, readList } from './list.ts'
import { type FormatOffered, type Offer, useOffer } from './offer.ts'
import { useOpening, type Wish } from './opening.ts'
import { Options } from './options.tsx'
import { knownTo, orderingOf, settingFor } from './order.ts'
import { Preview } from './preview.tsx'
import { orderOf, rehearse } from './rehearsal.ts'
import { SeedingSection } from './seeding.tsx'
import { settingsFrom, wrongIn } from './settings.ts'

const words = catalogue(
  {
    kicker: 'New tournament. What you type is kept in this browser until it is open.',
    title: 'Which format?',
    tab: 'New tournament',
    clear: 'Begin with an empty sheet',
    name: 'Name of the tournament',
    nameHint: 'Harbour Rapid',
    nameMissing: 'Give it a name first.',
    who: 'Who may see it',
    public: 'Everybody',
    private: 'Only who is invited',
    autoPair: 'Publish rounds by themselves',
    open: (count: number) => `Open with ${counted(count, 'entrant', 'entrants')}`,
    openEmpty: 'Open without entrants',
    start: 'Open and start',
    opened: (name: string) => `${name} is open.`,
    started: (name: string) => `${name} has started.`,
    linesFirst: 'Put the marked lines right first.',
    rulesFirst: 'Put the marked rules right first.',
    halfMade: 'The tournament is open, but not everything was done. Press again, or go on in its control room.',
    control: 'Control room',
    notYou:
      'Tournaments are opened by directors of this site. Ask whoever runs it for an invitation, or open your link.',
    home: 'All tournaments',
    cards: 'The formats are being loaded',
  },
  {
    kicker: 'Neues Turnier. Was Sie eingeben, bleibt in diesem Browser, bis es eröffnet ist.',
    title: 'Welches Format?',
    tab: 'Neues Turnier',
    clear: 'Mit leerem Blatt beginnen',
    name: 'Name des Turniers',
    nameHint: 'Hafen-Rapid',
    nameMissing: 'Geben Sie ihm zuerst einen Namen.',
    who: 'Wer es sehen darf',
    public: 'Jeder',
    private: 'Nur Eingeladene',
    autoPair: 'Runden von selbst veröffentlichen',
    open: (count: number) => `Mit ${counted(count, 'Teilnehmer', 'Teilnehmern')} eröffnen`,
    openEmpty: 'Ohne Teilnehmer eröffnen',
    start: 'Eröffnen und starten',
    opened: (name: string) => `${name} ist eröffnet.`,
    started: (name: string) => `${name} hat begonnen.`,
    linesFirst: 'Bringen Sie zuerst die markierten Zeilen in Ordnung.',
    rulesFirst: 'Bringen Sie zuerst die markierten Regeln in Ordnung.',
    halfMade:
      'Das Turnier ist eröffnet, aber nicht alles wurde getan. Drücken Sie erneut, oder machen Sie im Leitstand weiter.',
    control: 'Leitstand',
    notYou:
      'Turniere eröffnen die Turnierleiter dieser Website. Bitten Sie den Betreiber um eine Einladung, oder öffnen Sie Ihren Link.',
    home: 'Alle Turniere',
    cards: 'Die Formate werden geladen',
  },
)

export default function NewTournament() {
  const { isKnown, opensTournaments } = useWatched(session)
  const offer = useOffer()
  const isStranger = isKnown && !opensTournaments
  return (
    <div class="new">
      <Head kicker={words.kicker} title={words.title} tab={words.tab} />
      <Refused problem={offer.problem} />
      {isStranger ? <NotYou /> : offer.formats.length > 0 ? <Form offer={offer} /> : <Waiting offer={offer} />}
    </div>
  )
}

const NotYou = () => (
  <Empty
    action={
      <a class="btn" href={addresses.home}>
        {words.home}
      </a>
    }
  >
    {words.notYou}
  </Empty>
)

const Waiting = ({ offer }: { offer: Offer }) => (
  <p class="label" role="status">
    {offer.problem ? '' : words.cards}
  </p>
)

function Form({ offer }: { offer: Offer }) {
  const { draft, change, clear } = useDraft()
  const offered = offer.formats.find(({ name }) => name === draft.format) ?? (offer.formats[0] as FormatOffered)
  const format = formatNamed(offered.name)
  const cards = (
    <FormatCards
      formats={offer.formats}
      chosen={offered.name}
      count={readList(draft.list, offered.whom).entrants.length || draft.expected}
      onChoose={(name) => change({ format: name })}
    />
  )
  if (isRefusal(format)) return cards
  return (
    <form class="make" onSubmit={(event) => event.preventDefault()}>
      {cards}
      <Sheet key={offered.name} {...{ offered, format, draft, change, clear }} />
    </form>
  )
}

interface SheetProps {
  readonly offered: FormatOffered
  readonly format: AnyFormat
  readonly draft: Draft
  readonly change: Change
  readonly clear: () => void
}

function Sheet({ offered, format, draft, change, clear }: SheetProps) {
  const made = usePlan(offered, format, draft)
  const { read, ordering, way, plan, rehearsal, order, wrong, keys } = made
  const count = read.entrants.length || draft.expected
  const imagined = read.entrants.length > 0 ? plan : { ...plan, entrants: fieldOf(count, {}, teamsOnly(offered)) }
  const estimate = useEstimate(wrong.size === 0 ? imagined : undefined)
  const typed = draft.options[offered.name] ?? {}
  return (
    <>
      <NameBar draft={draft} change={change} clear={clear} />
      <div class="cols">
        <div class="col">
          <Entrants
            text={draft.list}
            read={read}
            whom={offered.whom}
            expected={draft.expected}
            onType={(list) => change({ list })}
            onExpect={(expected) => change({ expected })}
          />
          <SeedingSection
            {...{ format: offered.name, ordering, way, order, dice: draft.dice, entrants: read.entrants }}
            onWay={(next) => change({ seeding: { ...draft.seeding, [offered.name]: next } })}
            onOrder={(next) => change({ hand: next.map((who) => keys[who] as string) })}
            onDice={() => change({ dice: newDice() })}
          />
        </div>
        <div class="col">
          <Options
            format={offered}
            typed={typed}
            wrong={wrong}
            leftOut={ordering.setting}
            onType={(next) => change({ options: { ...draft.options, [offered.name]: next } })}
          />
        </div>
        <Preview {...{ plan, count, rehearsal, estimate }} whom={offered.whom}>
          <Finish {...{ draft, change, made }} />
        </Preview>
      </div>
    </>
  )
}

const teamsOnly = ({ whom }: FormatOffered): 'teams' | undefined => (whom === 'teams' ? 'teams' : undefined)

type Made = ReturnType<typeof usePlan>

/** Everything that follows from what is typed; reckoned anew only when it changes. */
function usePlan(offered: FormatOffered, format: AnyFormat, draft: Draft) {
  const { list, hand, dice } = draft
  const typed = draft.options[offered.name]
  const chosen = draft.seeding[offered.name]
  return useMemo(() => {
    const read = readList(list, offered.whom)
    const keys = keysOf(read.entrants)
    const ordering = orderingOf(offered)
    const way = chosen !== undefined && ordering.ways.includes(chosen) ? chosen : ordering.usual
    const known = knownTo(offered, ordering)
    const settings = settingsFrom(typed ?? {}, offered.options)
    const options = { ...settings, ...settingFor(ordering, way, known) }
    const wrong = wrongIn(format, options, offered.options)
    const byHand = handOrder(hand, keys)
    const plan = { format, options, dice, entrants: read.entrants, order: orderFor(way, known, byHand) }
    const rehearsal = rehearse(plan)
    const order = way === 'hand' ? byHand : rehearsal.isStarted ? orderOf(rehearsal.tournament) : keys.map((_, i) => i)
    return { read, keys, ordering, way, known, wrong, plan, rehearsal, order, byHand }
  }, [offered, list, hand, dice, typed, chosen])
}

/** What `start` is told: everybody by number of entry, or nothing where the settings say it. */
function orderFor(way: string, known: readonly string[], byHand: readonly number[]): 'entry' | string[] | undefined {
  if (way === 'hand') return byHand.map((who) => `#${who + 1}`)
  return way === 'entry' && !known.includes('entry') ? 'entry' : undefined
}

function NameBar({ draft, change, clear }: Pick<SheetProps, 'draft' | 'change' | 'clear'>) {
  const id = useId()
  return (
    <div class="bar">
      <label for={id}>{words.name}</label>
      <input
        id={id}
        class="named"
        value={draft.name}
        placeholder={words.nameHint}
        maxLength={200}
        autocomplete="off"
        dir="auto"
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
      <button type="button" class="btn bare push" onClick={clear}>
        {words.clear}
      </button>
    </div>
  )
}

/** What it will be opened as, and the two ways to open it. */
function Finish({ draft, change, made }: { draft: Draft; change: Change; made: Made }) {
  const { isOpening, problem, halfMade, open } = useOpening()
  const { read, rehearsal, plan } = made
  const hindrance = hindranceTo(draft, made)
  const isStartable = hindrance === undefined && rehearsal.isStarted && read.entrants.length > 0
  const isOpenable = hindrance === undefined && (read.entrants.length === 0 || isEnterable(made))
  const finish = async (isStarting: boolean) => {
    if (isOpening || !(isStarting ? isStartable : isOpenable)) return
    const id = await open(wishFor(draft, made, isStarting))
    if (id === undefined) return
    forgetDraft()
    toast.say(isStarting ? words.started(draft.name.trim()) : words.opened(draft.name.trim()))
    address.go(addresses.control(id))
  }
  return (
    <div class="finish">
      <Choices draft={draft} change={change} />
      <p class="acts">
        <button
          type="button"
          class="btn main"
          aria-disabled={!isStartable || isOpening}
          onClick={() => void finish(true)}
        >
          {words.start}
        </button>
        <button type="button" class="btn" aria-disabled={!isOpenable || isOpening} onClick={() => void finish(false)}>
          {plan.entrants.length > 0 ? words.open(plan.entrants.length) : words.openEmpty}
        </button>
      </p>
      <p class="label" role="status">
        {hindrance ?? ''}
      </p>
      <Refused problem={problem} />
      {halfMade !== undefined && (
        <p class="voice">
          {words.halfMade} <a href={addresses.control(halfMade)}>{words.control}</a>
        </p>
      )}
    </div>
  )
}

const isEnterable = ({ rehearsal }: Made): boolean => rehearsal.isStarted || rehearsal.at === 'starting'

/** What has to be put right before anything is opened. */
function hindranceTo({ name }: Draft, { read, wrong }: Made): string | undefined {
  if (read.isWrong) return words.linesFirst
  if (wrong.size > 0) return words.rulesFirst
  return name.trim() === '' ? words.nameMissing : undefined
}

function wishFor(draft: Draft, made: Made, isStarting: boolean): Wish {
  const { plan, way, known, ordering, byHand } = made
  const { name, visibility, autoPair, dice } = draft
  const opening = { format: plan.format.name, name: name.trim(), options: plan.options, visibility, autoPair, dice }
  if (isStarting || way !== 'hand') {
    const { order } = plan
    return { opening, entrants: plan.entrants, start: isStarting ? (order === undefined ? {} : { order }) : undefined }
  }
  // Nothing is started, so the order by hand is kept as the order of entry.
  const entrants = byHand.flatMap((who) => plan.entrants[who] ?? [])
  const options = { ...plan.options, ...settingFor(ordering, 'entry', known) }
  return { opening: { ...opening, options }, entrants, start: undefined }
}

function Choices({ draft, change }: { draft: Draft; change: Change }) {
  const id = useId()
  return (
    <div class="choices">
      <span id={`${id}-who`}>{words.who}</span>
      <fieldset class="switch" aria-labelledby={`${id}-who`}>
        {(['public', 'private'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={draft.visibility === each}
            onClick={() => change({ visibility: each })}
          >
            {words[each]}
          </button>
        ))}
      </fieldset>
      <label for={`${id}-pair`}>{words.autoPair}</label>
      <input
        id={`${id}-pair`}
        type="checkbox"
        checked={draft.autoPair}
        onChange={(event) => change({ autoPair: event.currentTarget.checked })}
      />
    </div>
  )
}
