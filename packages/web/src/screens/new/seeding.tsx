/** The order the entrants start in: by rating, by lot, as they entered, or put in order by hand with mouse or keys. */
import type { Newcomer } from '@arbiter/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announcements } from '../../app/announce.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { aboutOf } from './options.tsx'
import { isByLot, type Ordering } from './order.ts'
import { RuleButton } from './rule-slip.tsx'
import { wordOf } from './setting-words.ts'

const words = catalogue(
  {
    title: 'Starting order',
    way: 'Put in order by',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    handle: (name: string, seed: number) => `${seed}, ${name}: move with Alt and the arrow keys`,
    moved: (name: string, seed: number, count: number) => `${name} is now ${seed} of ${count}.`,
    hand: 'Drag a line, or move it with',
    seed: 'Seed of the draw',
    again: 'Draw again',
    seedNote:
      'The same seed gives the same draw. It is kept with the tournament, and shown to everybody when it closes.',
    list: 'Entrants in order',
    empty: 'Whoever enters will stand here in order.',
  },
  {
    title: 'Startreihenfolge',
    way: 'Geordnet nach',
    up: (name: string) => `${name} nach oben`,
    down: (name: string) => `${name} nach unten`,
    handle: (name: string, seed: number) => `${seed}, ${name}: mit Alt und den Pfeiltasten verschieben`,
    moved: (name: string, seed: number, count: number) => `${name} ist jetzt ${seed} von ${count}.`,
    hand: 'Zeile ziehen oder verschieben mit',
    seed: 'Startwert der Auslosung',
    again: 'Neu auslosen',
    seedNote:
      'Derselbe Startwert ergibt dieselbe Auslosung. Er bleibt beim Turnier und wird allen gezeigt, wenn es abgeschlossen ist.',
    list: 'Teilnehmer der Reihe nach',
    empty: 'Wer sich anmeldet, steht hier in der Reihenfolge.',
  },
)

interface SeedingProps {
  readonly format: string
  readonly ordering: Ordering
  readonly way: string
  readonly entrants: readonly Newcomer[]
  /** Places in the list of entrants, the first seed first. */
  readonly order: readonly number[]
  readonly dice: string
  readonly onWay: (way: string) => void
  readonly onOrder: (order: readonly number[]) => void
  readonly onDice: () => void
}

export function SeedingSection(props: SeedingProps) {
  const { format, ordering, way, entrants, dice, onWay, onDice } = props
  const { rules, text } = aboutOf(ordering.description)
  return (
    <section aria-labelledby="h-order">
      <div class="section">
        <h2 id="h-order">{words.title}</h2>
      </div>
      <fieldset class="switch ways">
        <legend class="hide">{words.way}</legend>
        {ordering.ways.map((each) => (
          <button key={each} type="button" aria-pressed={each === way} onClick={() => onWay(each)}>
            {wordOf(each)}
          </button>
        ))}
      </fieldset>
      <p class="voice hint">
        {text}{' '}
        {rules.map((rule) => (
          <RuleButton key={rule} format={format} rule={rule} />
        ))}
      </p>
      {isByLot(way) && (
        <p class="row">
          <span class="label">
            {words.seed}: <code>{dice}</code>
          </span>
          <button type="button" class="btn" onClick={onDice}>
            {words.again}
          </button>
          <span class="voice hint">{words.seedNote}</span>
        </p>
      )}
      {way === 'hand' && entrants.length > 0 && (
        <p class="keys">
          <span>
            {words.hand} <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </span>
        </p>
      )}
      {entrants.length === 0 ? <p class="voice hint">{words.empty}</p> : <OrderList {...props} />}
    </section>
  )
}

function OrderList({ way, entrants, order, onOrder }: SeedingProps) {
  const isByHand = way === 'hand'
  const list = useRef<HTMLOListElement>(null)
  const [held, hold] = useState<number | undefined>()
  const [moved, tellMoved] = useState<{ readonly to: number } | undefined>()
  // A line that moves loses the focus; whoever moves it with keys goes on with the same one.
  useEffect(() => {
    if (moved) list.current?.querySelectorAll<HTMLElement>('.handle')[moved.to]?.focus()
  }, [moved])
  const move = (from: number, to: number) => {
    const who = order[from]
    if (who === undefined || to < 0 || to >= order.length || from === to) return
    onOrder(order.toSpliced(from, 1).toSpliced(to, 0, who))
    announcements.say(words.moved(entrants[who]?.name ?? '', to + 1, order.length))
    tellMoved({ to })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section class="scroll seeds" aria-label={words.list} tabIndex={0}>
      <ol ref={list}>
        {order.map((who, place) => (
          <Row
            key={who}
            entrant={entrants[who]}
            place={place}
            isByHand={isByHand}
            isHeld={held === place}
            onHold={() => hold(place)}
            onDrop={() => {
              if (held !== undefined) move(held, place)
              hold(undefined)
            }}
            onMove={(by) => move(place, place + by)}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  readonly entrant: Newcomer | undefined
  readonly place: number
  readonly isByHand: boolean
  readonly isHeld: boolean
  readonly onHold: () => void
  readonly onDrop: () => void
  readonly onMove: (by: -1 | 1) => void
}

function Row({ entrant, place, isByHand, isHeld, onHold, onDrop, onMove }: RowProps) {
  const { name = '', rating } = entrant ?? {}
  if (!isByHand)
    return (
      <li>
        <span class="no">{place + 1}</span>
        <bdi>{name}</bdi>
        <span class="num">{rating ?? ''}</span>
      </li>
    )
  const pressed = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li
      class={isHeld ? 'held' : ''}
      draggable
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', name)
        onHold()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span class="no" aria-hidden="true">
        {place + 1}
      </span>
      <button type="button" class="handle" aria-label={words.handle(name, place + 1)} onKeyDown={pressed}>
        <bdi>{name}</bdi>
      </button>
      <span class="num">{rating ?? ''}</span>
      <button type="button" class="btn bare" aria-label={words.up(name)} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" class="btn bare" aria-label={words.down(name)} onClick={() => onMove(1)}>
        ↓
      </button>
    </li>
  )
}
