/** What a cup on a server waits for, as people there are told. */
import type { Message } from '@arbiter/core/messages'
import { goesOnByItself, type Wait } from '@arbiter/engines'
import { message } from './words/messages.ts'

/** Hints for people at a server instead of those for the command line. */
export function waitShown(wait: Wait): Wait {
  const hint = hints[wait.for]
  return hint === undefined ? wait : { ...wait, hint: [hint] }
}

const hints: Readonly<Record<Wait['for'], Message | undefined>> = {
  engine: message('cup-play-engine-hint'),
  worker: message('cup-play-worker-hint'),
  disk: goesOnByItself,
  organiser: undefined,
}
