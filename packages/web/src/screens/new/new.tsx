/** The page for a new tournament, from top to bottom: format, name, entrants, rules, order. */

import { type AnyFormat, formatNamed, formats } from '@arbiter/core/formats'
import { fieldOf } from '@arbiter/core/simulate'
import { useId, useMemo } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { toast } from '../../app/toast.tsx'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { type Draft, type DraftChange, forgetDraft, newDice, useDraft } from './draft.ts'
import { EntrantList } from './entrants.tsx'
import { useEstimate } from './estimate.ts'
import { FormatCards } from './format-cards.tsx'
import { handOrder, keysOf, readList } from './list.ts'
import { type FormatOffer, type FormatsOffer, useFormatsOffer } from './offer.ts'
import { useOpening, type Wish } from './opening.ts'
import { Options } from './options.tsx'
import { knownTo, orderingOf, settingFor } from './order.ts'
import { SizePreview } from './preview.tsx'
import { orderOf, rehearse } from './rehearsal.ts'
import { SeedingSection } from './seeding.tsx'
import { wrongIn } from './settings.ts'
import { settingsThatMatter } from './settings-form.ts'
import { words } from './words/messages.ts'

export default function NewTournament() {
  const { isKnown, opensTournaments } = useWatched(session)
  const offer = useFormatsOffer()
  const isStranger = isKnown && !opensTournaments
  return (
    <div class="new">
      <Head kicker={words('new-kicker')} title={words('new-title')} tab={words('new-tab')} />
      <RefusalNotice problem={offer.problem} />
      {isStranger ? <NotYou /> : offer.formats.length > 0 ? <Form offer={offer} /> : <Waiting offer={offer} />}
    </div>
  )
}

const NotYou = () => (
  <Empty
    action={
      <a class="btn" href={addresses.home}>
        {words('new-home')}
      </a>
    }
  >
    {words('new-not-you')}
  </Empty>
)

const Waiting = ({ offer }: { offer: FormatsOffer }) => (
  <p class="label" role="status">
    {offer.problem ? '' : words('new-cards')}
  </p>
)

function Form({ offer }: { offer: FormatsOffer }) {
  const { draft, change, clear } = useDraft()
  const offered = offer.formats.find(({ name }) => name === draft.format) ?? (offer.formats[0] as FormatOffer)
  const named = formatNamed(offered.name, formats)
  const cards = (
    <FormatCards
      formats={offer.formats}
      chosen={offered.name}
      count={readList(draft.list, offered.whom).entrants.length || draft.expected}
      onChoose={(name) => change({ format: name })}
    />
  )
  if (!named.ok) return cards
  return (
    <form class="make" onSubmit={(event) => event.preventDefault()}>
      {cards}
      <Sheet key={offered.name} {...{ offered, format: named.format, draft, change, clear }} />
    </form>
  )
}

interface SheetProps {
  readonly offered: FormatOffer
  readonly format: AnyFormat
  readonly draft: Draft
  readonly change: DraftChange
  readonly clear: () => void
}

function Sheet({ offered, format, draft, change, clear }: SheetProps) {
  const made = usePlan(offered, format, draft)
  const { read, ordering, way, plan, rehearsal, order, wrong, keys } = made
  const count = read.entrants.length || draft.expected
  const imagined = read.entrants.length > 0 ? plan : { ...plan, entrants: fieldOf(count, {}, offered.whom) }
  const estimate = useEstimate(wrong.size === 0 ? imagined : undefined)
  const typed = draft.options[offered.name] ?? {}
  return (
    <>
      <NameBar draft={draft} change={change} clear={clear} />
      <div class="cols">
        <div class="col">
          <EntrantList
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
            {...{ offered, format }}
            typed={typed}
            wrong={wrong}
            leftOut={ordering.setting}
            onType={(next) => change({ options: { ...draft.options, [offered.name]: next } })}
          />
        </div>
        <SizePreview {...{ plan, count, rehearsal, estimate }} whom={offered.whom}>
          <Finish {...{ draft, change, made }} />
        </SizePreview>
      </div>
    </>
  )
}

type Plan = ReturnType<typeof usePlan>

/** Everything derived from the form, recomputed when it changes. */
function usePlan(offered: FormatOffer, format: AnyFormat, draft: Draft) {
  const { list, hand, dice } = draft
  const typed = draft.options[offered.name]
  const chosen = draft.seeding[offered.name]
  return useMemo(() => {
    const read = readList(list, offered.whom)
    const keys = keysOf(read.entrants)
    const ordering = orderingOf(offered)
    const way = chosen !== undefined && ordering.ways.includes(chosen) ? chosen : ordering.usual
    const known = knownTo(offered, ordering)
    const settings = settingsThatMatter(format, offered.options, typed ?? {})
    const options = { ...settings, ...settingFor(ordering, way, known) }
    const wrong = wrongIn(format, options, offered.options)
    const byHand = handOrder(hand, keys)
    const plan = { format, options, dice, entrants: read.entrants, order: orderFor(way, known, byHand) }
    const rehearsal = rehearse(plan)
    const order = way === 'hand' ? byHand : rehearsal.isStarted ? orderOf(rehearsal.tournament) : keys.map((_, i) => i)
    return { read, keys, ordering, way, known, wrong, plan, rehearsal, order, byHand }
  }, [offered, list, hand, dice, typed, chosen])
}

/** The order for `start`: all entrants by number, or undefined if the settings determine it. */
function orderFor(way: string, known: readonly string[], byHand: readonly number[]): 'entry' | string[] | undefined {
  if (way === 'hand') return byHand.map((who) => `#${who + 1}`)
  return way === 'entry' && !known.includes('entry') ? 'entry' : undefined
}

function NameBar({ draft, change, clear }: Pick<SheetProps, 'draft' | 'change' | 'clear'>) {
  const id = useId()
  return (
    <div class="bar">
      <label for={id}>{words('new-name')}</label>
      <input
        id={id}
        class="named"
        value={draft.name}
        placeholder={words('new-name-hint')}
        maxLength={200}
        autocomplete="off"
        dir="auto"
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
      <button type="button" class="btn bare push" onClick={clear}>
        {words('new-clear')}
      </button>
    </div>
  )
}

/** A summary, and the two ways to open it. */
function Finish({ draft, change, made }: { draft: Draft; change: DraftChange; made: Plan }) {
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
    toast.say(
      isStarting
        ? words('new-started', { name: { text: draft.name.trim() } })
        : words('new-opened', { name: { text: draft.name.trim() } }),
    )
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
          {words('new-start')}
        </button>
        <button type="button" class="btn" aria-disabled={!isOpenable || isOpening} onClick={() => void finish(false)}>
          {plan.entrants.length > 0 ? words('new-open', { count: plan.entrants.length }) : words('new-open-empty')}
        </button>
      </p>
      <p class="label" role="status">
        {hindrance ?? ''}
      </p>
      <RefusalNotice problem={problem} />
      {halfMade !== undefined && (
        <p class="voice">
          {words('new-half-made')} <a href={addresses.control(halfMade)}>{words('new-control')}</a>
        </p>
      )}
    </div>
  )
}

const isEnterable = ({ rehearsal }: Plan): boolean => rehearsal.isStarted || rehearsal.at === 'starting'

/** What has to be fixed before the tournament can be opened. */
function hindranceTo({ name }: Draft, { read, wrong }: Plan): string | undefined {
  if (read.isWrong) return words('new-lines-first')
  if (wrong.size > 0) return words('new-rules-first')
  return name.trim() === '' ? words('new-name-missing') : undefined
}

function wishFor(draft: Draft, made: Plan, isStarting: boolean): Wish {
  const { plan, way, known, ordering, byHand } = made
  const { name, visibility, autoPair, dice } = draft
  const opening = { format: plan.format.name, name: name.trim(), options: plan.options, visibility, autoPair, dice }
  if (isStarting || way !== 'hand') {
    const { order } = plan
    return { opening, entrants: plan.entrants, start: isStarting ? (order === undefined ? {} : { order }) : undefined }
  }
  // Nothing is started, so the order set by hand becomes the order of entry.
  const entrants = byHand.flatMap((who) => plan.entrants[who] ?? [])
  const options = { ...plan.options, ...settingFor(ordering, 'entry', known) }
  return { opening: { ...opening, options }, entrants, start: undefined }
}

function Choices({ draft, change }: { draft: Draft; change: DraftChange }) {
  const id = useId()
  return (
    <div class="choices">
      <span id={`${id}-who`}>{words('new-who')}</span>
      <fieldset class="switch" aria-labelledby={`${id}-who`}>
        {(['public', 'private'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={draft.visibility === each}
            onClick={() => change({ visibility: each })}
          >
            {words('new-visible-to', { who: each })}
          </button>
        ))}
      </fieldset>
      <label for={`${id}-pair`}>{words('new-auto-pair')}</label>
      <input
        id={`${id}-pair`}
        type="checkbox"
        checked={draft.autoPair}
        onChange={(event) => change({ autoPair: event.currentTarget.checked })}
      />
    </div>
  )
}
