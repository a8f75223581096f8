/**
 * A bracket cut into pages: so many matches of its first round on each, with all they lead to, until one is left; the
 * winners meet on the pages that follow.
 *
 *     page 1: matches 1–8, 17–20, 25, 26 → 29   page 3: 31
 *     page 2: matches 9–16, 21–24, 27, 28 → 30
 */
import type { BracketRound, BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'

export interface WallPage {
  readonly number: number
  readonly columns: readonly WallColumn[]
}

export interface WallColumn {
  readonly name: Message
  readonly matches: readonly WallMatch[]
}

export interface WallMatch {
  readonly match: BulletinMatch
  /** The page of the winner, if it is another one. */
  readonly to?: Reference
  /** The pages of its seats, if they are others. */
  readonly from?: readonly Reference[]
}

export interface Reference {
  readonly page: number
  readonly match: string
}

/** Up to eight fit on a sheet in large type; sixteen are two sheets of eight, more are cut into sixteens. */
const sectionFor = (matches: number): number => (matches > 16 ? 16 : 8)

export function wallPages({ rounds, drawnAs }: BulletinBracket): readonly WallPage[] {
  return drawnAs === 'tree' ? treePages(rounds) : columnPages(rounds)
}

function treePages(rounds: readonly BracketRound[]): readonly WallPage[] {
  const cuts = cutsIn(rounds)
  return withReferences(cuts.map((columns, i) => ({ number: i + 1, columns })))
}

/** The first pages, then pages of the matches that are left. */
function cutsIn(rounds: readonly BracketRound[]): readonly WallColumn[][] {
  const [first] = rounds
  if (!first) return []
  const section = sectionFor(first.matches.length)
  if (first.matches.length <= section) return [rounds.map(({ name, matches }) => columnOf(name, matches))]
  const depth = Math.log2(section) + 1
  const pages = Array.from({ length: first.matches.length / section }, (_, page) =>
    rounds.slice(0, depth).map(({ name, matches }, level) => {
      const size = section / 2 ** level
      return columnOf(name, matches.slice(page * size, (page + 1) * size))
    }),
  )
  return [...pages, ...cutsIn(rounds.slice(depth))]
}

const columnOf = (name: Message, matches: readonly BulletinMatch[]): WallColumn => ({
  name,
  matches: matches.map((match) => ({ match })),
})

/** The winner of a page's last match takes the first or second seat of a match on a later page, in order. */
function withReferences(pages: readonly WallPage[]): readonly WallPage[] {
  const ends = pages.map(({ columns }) => columns.at(-1)?.matches ?? [])
  const levels = byLevel(pages)
  const to = new Map<string, Reference>()
  const from = new Map<string, Reference[]>()
  for (const [i, level] of levels.entries()) {
    const next = levels[i + 1]
    const starts = next?.flatMap((page) => (page.columns[0]?.matches ?? []).map(({ match }) => ({ page, match }))) ?? []
    const leaving = level.flatMap((page) => (ends[page.number - 1] ?? []).map(({ match }) => ({ page, match })))
    for (const [j, { page, match }] of leaving.entries()) {
      const start = starts[Math.floor(j / 2)]
      if (!start) continue
      to.set(match.match, { page: start.page.number, match: start.match.match })
      from.set(start.match.match, [...(from.get(start.match.match) ?? []), { page: page.number, match: match.match }])
    }
  }
  return pages.map((page) => ({
    ...page,
    columns: page.columns.map((column, i) => ({
      ...column,
      matches: column.matches.map((each) => referred(each, i === page.columns.length - 1, i === 0, to, from)),
    })),
  }))
}

function referred(
  { match }: WallMatch,
  isLast: boolean,
  isFirst: boolean,
  to: ReadonlyMap<string, Reference>,
  from: ReadonlyMap<string, readonly Reference[]>,
): WallMatch {
  const onward = isLast ? to.get(match.match) : undefined
  const feeding = isFirst ? from.get(match.match) : undefined
  return { match, ...(onward ? { to: onward } : {}), ...(feeding ? { from: feeding } : {}) }
}

/** Pages that start with the same round. */
function byLevel(pages: readonly WallPage[]): readonly (readonly WallPage[])[] {
  const levels: WallPage[][] = []
  for (const page of pages) {
    const level = levels.at(-1)
    if (level && level[0]?.columns[0]?.name === page.columns[0]?.name) level.push(page)
    else levels.push([page])
  }
  return levels
}

// --- without lines ---------------------------------------------------------------------------------

const aColumn = 8
const aPage = 4

/** Rounds side by side; of long ones the next rounds are on the next page. */
function columnPages(rounds: readonly BracketRound[]): readonly WallPage[] {
  const groups = Array.from({ length: Math.ceil(rounds.length / aPage) }, (_, i) =>
    rounds.slice(i * aPage, (i + 1) * aPage),
  )
  const pages = groups.flatMap((group) => {
    const most = Math.max(...group.map(({ matches }) => matches.length))
    return Array.from({ length: Math.max(1, Math.ceil(most / aColumn)) }, (_, page) =>
      group.map(({ name, matches }) => columnOf(name, matches.slice(page * aColumn, (page + 1) * aColumn))),
    )
  })
  return pages.map((columns, i) => ({ number: i + 1, columns }))
}
