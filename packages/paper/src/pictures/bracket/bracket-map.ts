/** A large bracket as a small map: few drawing commands for all matches. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { type BracketPart, isSection, sectionCount, sectionLevels } from './bracket-part.ts'
import type { PathStep } from './path.ts'

export interface BracketMap {
  readonly width: number
  readonly rows: number
  /** What is on the screen. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly strokes: Readonly<Record<'decided' | 'live' | 'toCome' | 'path', string>>
}

const levelWidth = 10

export function mapOf(
  bracket: BulletinBracket,
  part: BracketPart,
  steps: readonly PathStep[],
  isRunning: (match: BulletinMatch) => boolean,
): BracketMap {
  const rows = bracket.rounds[0]?.matches.length ?? 1
  const perSection = rows / Math.max(1, sectionCount(bracket))
  const width = levelWidth * bracket.rounds.length
  return {
    width,
    rows,
    window: {
      x: -1,
      y: (part.from - 1) * perSection,
      width: isSection(part) ? levelWidth * sectionLevels : width + 1,
      height: (part.to - part.from + 1) * perSection,
    },
    strokes: strokesOf(bracket, steps, isRunning),
  }
}

function strokesOf(
  { rounds }: BulletinBracket,
  steps: readonly PathStep[],
  isRunning: (match: BulletinMatch) => boolean,
): BracketMap['strokes'] {
  const drawn = { decided: '', live: '', toCome: '', path: '' }
  for (const [level, { matches }] of rounds.entries())
    for (const [index, match] of matches.entries())
      drawn[match.state === 'decided' ? 'decided' : isRunning(match) ? 'live' : 'toCome'] += stroke(level, index)
  for (const { level, index } of steps) drawn.path += stroke(level, index)
  return drawn
}

/** A match as a stroke, in whole numbers, since it is drawn again with every result. */
const stroke = (level: number, index: number): string => `M${level * levelWidth} ${2 ** level * (index + 0.5)}h8`
