/** Several names in one word of a command line: "Reds v Blues", "Reds, Blues". */
import type { Tournament } from '@arbiter/core/tournament'

const gaps = /\s+vs?\.?\s+|\s*,\s*/gi

/** A name may have a comma or a "v" in it itself, so it is cut where names of this tournament come out. */
export function namesFrom(text: string, { chart }: Tournament): string[] {
  const known = new Set(chart.field.entrants.flatMap(({ id, name }, i) => [id, `#${i + 1}`, name, `${name} #${i + 1}`]))
  return namesAmong(text, known) ?? plainly(text)
}

/** Players of teams: "Ann, Ben, Cora, Dan". */
export function playerNamesFrom(text: string, { chart }: Tournament): string[] {
  const players = chart.field.entrants.flatMap((team) => team.players ?? [])
  const known = players.flatMap(({ name, number }, i) => [name, `#${i + 1}`, ...(number === undefined ? [] : [number])])
  return namesAmong(text, new Set(known)) ?? text.split(',').map((name) => name.trim())
}

function namesAmong(text: string, known: ReadonlySet<string>): string[] | undefined {
  const lower = new Set([...known].map((name) => name.toLowerCase()))
  return cut(text.trim(), (name) => lower.has(name.toLowerCase()))
}

function cut(text: string, isKnown: (name: string) => boolean): string[] | undefined {
  if (isKnown(text)) return [text]
  for (const gap of text.matchAll(gaps)) {
    const first = text.slice(0, gap.index)
    const rest = isKnown(first) ? cut(text.slice(gap.index + gap[0].length), isKnown) : undefined
    if (rest) return [first, ...rest]
  }
  return undefined
}

/** Somebody is not known; who it is will be said when the name is looked up. */
function plainly(text: string): string[] {
  const byV = text.split(/\s+vs?\.?\s+/i)
  return (byV.length > 1 ? byV : text.split(',')).map((name) => name.trim()).filter((name) => name !== '')
}
