/** Everybody against everybody, with arrows from game to game and the column under the pointer marked. */
import { crosstable } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { crosstableView, Crosstable as Picture } from '@arbiter/paper/pictures'
import { useEffect, useRef } from 'preact/hooks'
import type { ChartMoment } from './chart-moment.ts'

const viewIn = (tournament: Tournament) => crosstableView(crosstable(tournament))

export function Crosstable({ at }: { at: ChartMoment }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? follow(box.current) : undefined), [])
  return (
    <div ref={box}>
      <Picture table={at.look(viewIn)} />
    </div>
  )
}

/** Listens around the picture, which knows neither pointer nor keys. */
function follow(box: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  box.addEventListener('pointerover', ({ target }) => markColumn(box, cellAt(target)), { signal })
  box.addEventListener('pointerleave', () => markColumn(box, undefined), { signal })
  box.addEventListener('keydown', walk, { signal })
  return () => listening.abort()
}

const cellAt = (target: EventTarget | null): HTMLTableCellElement | undefined =>
  (target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : undefined) ?? undefined

/** Set on the element directly: redrawing the table for every mouse move would be slow. */
function markColumn(box: HTMLElement, cell: HTMLTableCellElement | undefined): void {
  for (const [i, col] of [...box.querySelectorAll('col')].entries())
    col.classList.toggle('hit', cell !== undefined && i > 1 && i === cell.cellIndex)
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function walk(event: KeyboardEvent): void {
  const step = steps[event.key]
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a.g, th a') : null
  const row = link?.closest('tr')
  if (!step || !link || !row) return
  const [across, down] = step
  const inRow = (tr: Element | null | undefined) => [...(tr?.querySelectorAll<HTMLElement>('th a, a.g') ?? [])]
  const sibling = down < 0 ? row.previousElementSibling : down > 0 ? row.nextElementSibling : row
  const next = inRow(sibling)[inRow(row).indexOf(link) + across]
  event.preventDefault()
  next?.focus()
}
