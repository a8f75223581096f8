/** How a game of engines ended. */
import type { Message } from '../../message/message.ts'
import { message } from '../words/messages.ts'

const known = [
  ...(['checkmate', 'stalemate', 'repetition', 'fifty-moves', 'dead-position', 'bare-king'] as const),
  ...(['adjudicated-draw', 'adjudicated-win', 'maximum-length', 'time', 'illegal-move', 'crash', 'stall'] as const),
  ...(['garbage', 'no-start', 'interrupted', 'void', 'forfeit'] as const),
]

/** "checkmate", "loss on time"; endings named by other programs stay as they are. */
export function endingSaid(recorded: string): Message {
  const ending = known.find((each) => each === recorded)
  if (ending) return message('game-ending', { ending })
  return message('game-ending-other', { ending: { text: recorded.replaceAll('-', ' ') } })
}
