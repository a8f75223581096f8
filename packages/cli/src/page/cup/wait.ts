/** What the cup waits for, in red, and below it what to do. */
import type { Wait } from '@arbiter/engines'
import type { Paper } from '../paper.ts'
import { harmless } from '../text-width.ts'
import { brokenInto } from './line.ts'

export function waitLines(wait: Wait, paper: Paper): string[] {
  const { sentence, hint } = wait
  return [
    ...brokenInto(`! Waiting for ${whom(wait)}: ${harmless(sentence)}`, paper.width, '  ').map(paper.red),
    ...(hint === '' ? [] : brokenInto(`  ${harmless(hint)}`, paper.width, '  ').map(paper.ink)),
  ]
}

function whom({ for: what, engine, match }: Wait): string {
  const named = what === 'engine' && engine !== undefined ? harmless(engine) : who[what]
  return match === undefined ? named : `${named} (match ${match})`
}

const who: Readonly<Record<Wait['for'], string>> = {
  engine: 'an engine',
  disk: 'room on the disk',
  organiser: 'the director',
  worker: 'the runner',
}
