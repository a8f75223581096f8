/** Turns the pages of the hall: every so many seconds, at the press of a key, or not at all where motion is not wanted. */
import { useEffect, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import { useWatched } from '../../live/subscription.ts'
import { type HallPage, kinds } from './hall-pages.ts'

/** Long enough to find a name among eleven lines. */
const turnMs = 12_000

export interface Turning {
  readonly page: number
  readonly isTurning: boolean
  /** What the address holds on to. */
  readonly pages: readonly HallPage[]
}

export function useTurning(all: readonly HallPage[]): Turning {
  useWatched(address)
  useHash()
  const held = kinds.find((kind) => kind === address.hash)
  const pages = held === undefined ? all : all.filter(({ kind }) => kind === held)
  const [turned, turn] = useState(0)
  const count = pages.length
  const isTurning = count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => turn(0), [held])
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => turn((page) => page + 1), turnMs)
    return () => clearTimeout(timer)
  }, [turned, isTurning])
  const by = (pages: number) => () => turn((page) => page + pages)
  useKeys({ ArrowRight: by(1), ' ': by(1), ArrowLeft: by(-1) })
  return { page: count === 0 ? 0 : ((turned % count) + count) % count, isTurning, pages }
}

/** The address tells of its pages, not of what follows `#`. */
function useHash(): void {
  useEffect(() => {
    const told = () => address.tell()
    addEventListener('hashchange', told)
    return () => removeEventListener('hashchange', told)
  }, [])
}
