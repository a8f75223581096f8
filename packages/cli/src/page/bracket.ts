/** The knockout on a page: a tree where it fits, otherwise its rounds one by one. */
import { type BracketShown, decisionShown, plural } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { roundLines, seatName } from './round.ts'
import { treeLines } from './tree.ts'

/** Taller trees are easier to read as a list. */
const mostPlayers = 32

export function bracketPage(bracket: BracketShown, paper: Paper): string {
  const players = 2 * (bracket.rounds[0]?.matches.length ?? 0)
  const tree = players > mostPlayers ? undefined : treeLines(bracket, paper)
  const why = players > mostPlayers ? 'is too tall for a page' : 'does not fit into these columns'
  if (tree) return parts(headingOf(bracket, paper), tree, legend(bracket, paper))
  const notice = wrapped(`A tree of ${players} ${why}: here are its rounds.`, paper.width)
  return parts(headingOf(bracket, paper), notice, ...listOf(bracket, paper))
}

function headingOf({ name, rounds }: BracketShown, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const decided = matches.filter(({ state }) => state === 'decided').length
  const winner = rounds.at(-1)?.matches[0]?.winner
  const won = winner ? ` · won by ${seatName({ entrant: winner })}` : ''
  return `${paper.strong(name)} · ${decided} of ${plural(matches.length, 'match', 'matches')} decided${won}`
}

function legend({ rounds }: BracketShown, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const words = [
    'The upper of two has White in game 1.',
    ...(matches.some(({ state }) => state === 'open') ? ['▸ can be played now.'] : []),
    ...(matches.some((match) => /^Armageddon/.test(decisionShown(match)))
      ? ['In Armageddon a draw counts for Black.']
      : []),
  ]
  return paper.pencil(wrapped(words.join(' '), paper.width))
}

/** In the order of their numbers: the order of the tree means nothing without its lines. */
const listOf = ({ rounds }: BracketShown, paper: Paper): string[][] =>
  rounds.map(({ name, matches }) => {
    const byNumber = matches.toSorted((a, b) => Number(a.match) - Number(b.match))
    return [paper.strong(name), ...roundLines({ matches: byNumber, byes: [] }, paper)]
  })
