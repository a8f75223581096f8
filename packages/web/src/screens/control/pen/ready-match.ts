/** After Enter the next open match stands on the line, ready for its result; whoever types another one is not held up by it. */
import { type PenSheet, readLine } from '@arbiter/core/pen'

/** The next match after this one that takes a result, with a space; nothing if there is none. */
export function lineAfter({ open, matches }: PenSheet, match: string | undefined): string {
  const order = [...matches.keys()]
  const here = match === undefined ? -1 : order.indexOf(match)
  const next = open.find(({ id }) => order.indexOf(id) > here) ?? open.find(({ id }) => id !== match)
  return next ? `${next.id} ` : ''
}

/** "2 5 1" after match 2 was ready is "5 1": what was typed makes sense alone and not for match 2. */
export function withoutReady(sheet: PenSheet, ready: string, text: string, now: number): string {
  if (ready === '' || text === ready || !text.startsWith(ready)) return text
  const typed = text.slice(ready.length)
  const isForReady = readLine(sheet, text, { now }).is !== 'stopped'
  return isForReady || readLine(sheet, typed, { now }).is === 'stopped' ? text : typed
}

/** The match before or after the one on the line, as the arrow keys go through them. */
export function neighbour({ open }: PenSheet, match: string | undefined, step: 1 | -1): string {
  const { length } = open
  const here = open.findIndex(({ id }) => id === match)
  const place = here < 0 ? (step === 1 ? 0 : length - 1) : (here + step + length) % length
  const found = open[place]
  return found ? `${found.id} ` : ''
}
