/** Finds the match that the first words of a line name: by its id, its number in the round, or who plays. */
import type { PenEntrant, PenMatch, PenSheet } from './pen-sheet.ts'
import { type NamedEntrants, namedAtStart } from './typed-names.ts'
import { type Span, spanOf, type Word } from './words-of-line.ts'

/** The matches some first words may name, and what is left of the line. */
export interface MatchMeant {
  readonly matches: readonly PenMatch[]
  /** The entrants named, in their order: figures are typed in it. */
  readonly named: readonly (readonly PenEntrant[])[]
  /** The name was typed in whole words. */
  readonly isWhole: boolean
  readonly game?: Word
  readonly words: readonly Word[]
  readonly rest: readonly Word[]
}

/** By its whole id, or by its number in the round being played: 6 is Q6.6. What takes a result goes first, then that round. */
export function meantById({ matches, current }: PenSheet, [first, ...rest]: readonly Word[]): MatchMeant | undefined {
  if (!first || first.isQuoted) return undefined
  const name = first.text.normalize('NFKC').toUpperCase()
  const exact = matches.get(first.text) ?? matches.get(name)
  const inRound = current.filter((match) => match === exact || match.id.toUpperCase().endsWith(`.${name}`))
  const all = [...new Set([...inRound, ...(exact ? [exact] : [])])]
  if (all.length === 0) return undefined
  const open = all.filter(({ state }) => state === 'open')
  const found = open.length > 0 ? open : inRound.length > 0 ? inRound : all
  return withGame({ matches: found, named: [], isWhole: true, words: [first], rest })
}

/** By one name or two, the longest names first. */
export function meantByNames(sheet: PenSheet, words: readonly Word[]): readonly MatchMeant[] {
  return namedIn(words, sheet.entrants).flatMap((one) => {
    const rest = words.slice(one.count)
    const alone = withGame({
      matches: playing(sheet, [one.entrants]),
      named: [one.entrants],
      isWhole: one.fit !== 'beginnings',
      words: words.slice(0, one.count),
      rest,
    })
    return [...withOpponent(sheet, words, one), alone]
  })
}

function withOpponent(sheet: PenSheet, words: readonly Word[], one: NamedEntrants): MatchMeant[] {
  const rest = words.slice(one.count)
  const gap = gapIn(rest)
  const opponents = playing(sheet, [one.entrants]).flatMap(({ seats }) => seats)
  return namedIn(rest.slice(gap), opponents).flatMap((other) => {
    const count = one.count + gap + other.count
    const named = [one.entrants, other.entrants]
    const matches = playing(sheet, named)
    return matches.length === 0
      ? []
      : [
          withGame({
            matches,
            named,
            isWhole: one.fit !== 'beginnings' && other.fit !== 'beginnings',
            words: words.slice(0, count),
            rest: words.slice(count),
          }),
        ]
  })
}

/** "anna v ben": the words between two names. */
export const gapIn = ([first]: readonly Word[]): 0 | 1 =>
  /^(?:vs?\.?|[-–—]|gegen|contre)$/i.test(first?.text ?? '') ? 1 : 0

/** A number alone is never a name. */
export const namedIn = (words: readonly Word[], among: readonly PenEntrant[]): readonly NamedEntrants[] =>
  namedAtStart(words, among).filter(({ count }) =>
    words.slice(0, count).some(({ text, isQuoted }) => isQuoted || /\p{L}/u.test(text)),
  )

/** Where one of each group plays: what takes a result goes first. */
function playing({ matches }: PenSheet, groups: MatchMeant['named']): readonly PenMatch[] {
  const all = [...matches.values()].filter(({ seats }) => sitsEach(seats, groups))
  const open = all.filter(({ state }) => state === 'open')
  return open.length > 0 ? open : all.filter(({ state }) => state === 'decided').slice(-1)
}

function sitsEach(seats: readonly PenEntrant[], [one = [], other]: MatchMeant['named']): boolean {
  const sits = one.filter((each) => seats.includes(each))
  return other === undefined
    ? sits.length > 0
    : sits.some((first) => other.some((second) => second !== first && seats.includes(second)))
}

function withGame(meant: MatchMeant): MatchMeant {
  const [game, ...rest] = meant.rest
  return game && /^\/\d*$/.test(game.text) ? { ...meant, game, rest } : meant
}

export const spanOfMatch = ({ words, game }: MatchMeant): Span => spanOf(game ? [...words, game] : words)
