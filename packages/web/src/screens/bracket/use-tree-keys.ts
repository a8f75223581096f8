/** Keys inside a tree: they move the focus, and draw another part of the bracket first if the match is not on the page. */

import type { BulletinBracket } from '@arbiter/core/bulletin'
import {
  type BracketPart,
  type BracketPlace,
  type ColumnForm,
  currentOf,
  matchAt,
  type PathStep,
  partAfter,
  partAround,
  placeAfter,
  placeIn,
  sectionCount,
  type TreeView,
} from '@arbiter/paper/pictures'
import { useEffect, useRef } from 'preact/hooks'

interface TreeKeysOptions {
  readonly bracket: BulletinBracket
  readonly part: BracketPart
  readonly steps: readonly PathStep[]
  readonly view: TreeView
  readonly onPart: (part: BracketPart) => void
  readonly onMark: (match: string) => void
  readonly onUnfold: (level: number, form: ColumnForm) => void
}

export function useTreeKeys({ bracket, part, steps, view, onPart, onMark, onUnfold }: TreeKeysOptions) {
  const pane = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | undefined>(undefined)
  const cameFrom = useRef(new Map<string, number>())

  const focusWanted = () => {
    if (wanted.current === undefined) return
    const card = pane.current?.querySelector<HTMLElement>(`[data-match="${CSS.escape(wanted.current)}"]`)
    if (!card) return
    wanted.current = undefined
    card.focus()
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  useEffect(focusWanted)

  /** At once if the card is on the page; otherwise its part is drawn first. */
  const goTo = (place: BracketPlace) => {
    const match = matchAt(bracket, place)
    if (!match) return
    wanted.current = match.match
    const column = view.shown.rounds.findIndex(({ level }) => level === place.level)
    const round = view.shown.rounds[column]
    const isHere = round && place.index >= round.first && place.index < round.first + round.matches.length
    if (!isHere) onPart(partAround(bracket, place))
    else if (view.plan[column]?.form === 'spine') onUnfold(place.level, 'lines')
    onMark(match.match)
    focusWanted()
  }

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key } = event
    const id = (event.target as HTMLElement).closest('a')?.dataset['match']
    const here = id === undefined ? undefined : placeIn(bracket, id)
    const then = placeAfter(key, here, here && cameFrom.current.get(nameOf(here)))
    const next = partAfter(key, part, sectionCount(bracket))
    const current = key === 'm' ? currentOf(steps) : undefined
    if (here && then && key === 'ArrowRight') cameFrom.current.set(nameOf(then), here.index)
    if (then) goTo(then)
    else if (next) onPart(next)
    else if (current) goTo(current)
    if (then || next) event.preventDefault()
  }
  return { pane, press }
}

const nameOf = ({ level, index }: BracketPlace): string => `${level} ${index}`
