/** The starting order: by rating, by lot, by entry, or set by hand with mouse or keys. */
import type { Newcomer } from '@arbiter/core/entries'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announcements } from '../../app/announce.tsx'
import { textOf } from '../../words/message-text.ts'
import { isByLot, type OrderSetting } from './order.ts'
import { RuleButton } from './rule-slip.tsx'
import { wordOf } from './setting-words.ts'
import { words } from './words/messages.ts'

interface SeedingProps {
  readonly format: string
  readonly ordering: OrderSetting
  readonly way: string
  readonly entrants: readonly Newcomer[]
  /** Indexes in the list of entrants, first seed first. */
  readonly order: readonly number[]
  readonly dice: string
  readonly onWay: (way: string) => void
  readonly onOrder: (order: readonly number[]) => void
  readonly onDice: () => void
}

export function SeedingSection(props: SeedingProps) {
  const { format, ordering, way, entrants, dice, onWay, onDice } = props
  return (
    <section aria-labelledby="h-order">
      <div class="section">
        <h2 id="h-order">{words('new-order')}</h2>
      </div>
      <fieldset class="switch ways">
        <legend class="hide">{words('new-order-by')}</legend>
        {ordering.ways.map((each) => (
          <button key={each} type="button" aria-pressed={each === way} onClick={() => onWay(each)}>
            {wordOf(ordering.about, each)}
          </button>
        ))}
      </fieldset>
      <p class="voice hint">
        {ordering.about && textOf(ordering.about.about)}{' '}
        {ordering.about?.rules.map((rule) => (
          <RuleButton key={rule} format={format} rule={rule} />
        ))}
      </p>
      {isByLot(way) && (
        <p class="row">
          <span class="label">
            {words('new-dice')} <code>{dice}</code>
          </span>
          <button type="button" class="btn" onClick={onDice}>
            {words('new-dice-again')}
          </button>
          <span class="voice hint">{words('new-dice-note')}</span>
        </p>
      )}
      {way === 'hand' && entrants.length > 0 && (
        <p class="keys">
          <span>
            {words('new-hand')} <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </span>
        </p>
      )}
      {entrants.length === 0 ? <p class="voice hint">{words('new-order-empty')}</p> : <OrderList {...props} />}
    </section>
  )
}

function OrderList({ way, entrants, order, onOrder }: SeedingProps) {
  const isByHand = way === 'hand'
  const list = useRef<HTMLOListElement>(null)
  const [held, hold] = useState<number | undefined>()
  const [moved, tellMoved] = useState<{ readonly to: number } | undefined>()
  // A line that moves loses the focus; it is given back for moving on with keys.
  useEffect(() => {
    if (moved) list.current?.querySelectorAll<HTMLElement>('.handle')[moved.to]?.focus()
  }, [moved])
  const move = (from: number, to: number) => {
    const who = order[from]
    if (who === undefined || to < 0 || to >= order.length || from === to) return
    onOrder(order.toSpliced(from, 1).toSpliced(to, 0, who))
    announcements.say(
      words('new-moved', { name: { text: entrants[who]?.name ?? '' }, seed: to + 1, count: order.length }),
    )
    tellMoved({ to })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section class="scroll seeds" aria-label={words('new-list')} tabIndex={0}>
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
      <button
        type="button"
        class="handle"
        aria-label={words('new-handle', { name: { text: name }, seed: place + 1 })}
        onKeyDown={pressed}
      >
        <bdi>{name}</bdi>
      </button>
      <span class="num">{rating ?? ''}</span>
      <button
        type="button"
        class="btn bare"
        aria-label={words('new-up', { name: { text: name } })}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        class="btn bare"
        aria-label={words('new-down', { name: { text: name } })}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
    </li>
  )
}
