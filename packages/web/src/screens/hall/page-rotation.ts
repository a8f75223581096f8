/**
 * Turns the pages of the projector at an interval or with a key, or scrolls through one long page of each kind (`S`, or the
 * address). With reduced motion it stands still.
 */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import { useWatched } from '../../live/subscription.ts'
import { type HallPage, inOne, kinds, rowsBelow } from './hall-pages.ts'

/** Long enough to find a name among eleven lines. */
const turnMs = 12_000
/** Time per line while scrolling. */
const rowMs = 1200
/** Pause at the top and at the bottom. */
const restMs = 5000

export interface PageRotation {
  readonly page: number
  readonly isTurning: boolean
  readonly isScrolling: boolean
  /** Milliseconds until the next page. */
  readonly ms: number
  /** The container of the section that scrolls. */
  readonly hall: RefObject<HTMLDivElement | null>
  /** True if the address keeps the page. */
  readonly pages: readonly HallPage[]
}

export function usePageRotation(all: readonly HallPage[]): PageRotation {
  useWatched(address)
  useHash()
  const held = kinds.find((kind) => kind === address.hash)
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const isScrolling = mayMove && address.query.get('motion') === 'scroll'
  const wanted = held === undefined ? all : all.filter(({ kind }) => kind === held)
  const pages = isScrolling ? inOne(wanted) : wanted
  const [turned, turn] = useState(0)
  const count = pages.length
  const page = count === 0 ? 0 : ((turned % count) + count) % count
  const rows = isScrolling && pages[page] ? rowsBelow(pages[page]) : 0
  const isTurning = mayMove && (count > 1 || rows > 0)
  const ms = turnMs + rows * rowMs
  useEffect(() => turn(0), [held])
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => turn((page) => page + 1), ms)
    return () => clearTimeout(timer)
  }, [turned, isTurning, ms])
  const hall = useScrolling(rows === 0 ? undefined : ms, turned)
  const by = (pages: number) => () => turn((page) => page + pages)
  const choose = () => address.set({ motion: isScrolling ? '' : 'scroll' })
  useKeys({ ArrowRight: by(1), ' ': by(1), ArrowLeft: by(-1), s: choose })
  return { page, isTurning, isScrolling, ms, hall, pages }
}

/** From top to bottom in this time, with a pause at both. */
function useScrolling(ms: number | undefined, turned: number): RefObject<HTMLDivElement | null> {
  const hall = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = hall.current?.querySelector('.hp')
    if (!section || ms === undefined) return
    const begun = performance.now()
    const step = (now: number) => {
      const part = (now - begun - restMs) / (ms - 2 * restMs)
      section.scrollTop = Math.min(1, Math.max(0, part)) * (section.scrollHeight - section.clientHeight)
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [ms, turned])
  return hall
}

/** The query belongs to the page, not the fragment. */
function useHash(): void {
  useEffect(() => {
    const told = () => address.tell()
    addEventListener('hashchange', told)
    return () => removeEventListener('hashchange', told)
  }, [])
}
