/** How a game of engines ended. */
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

const known = [
  ...(['checkmate', 'stalemate', 'repetition', 'fifty-moves', 'dead-position', 'bare-king'] as const),
  ...(['adjudicated-draw', 'adjudicated-win', 'maximum-length', 'time', 'illegal-move', 'crash', 'stall'] as const),
  ...(['garbage', 'no-start', 'interrupted', 'void', 'forfeit'] as const),
]

/** In a word or two: "checkmate", "loss on time"; what another program called it stays as it is. */
export function endingSaid(recorded: string): Message {
  const ending = known.find((each) => each === recorded)
  if (ending) return message('game-ending', { ending })
  return message('game-ending-other', { ending: { text: recorded.replaceAll('-', ' ') } })
}
