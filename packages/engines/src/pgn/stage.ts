/** The name of a round in PGN: English, whatever the language of the screens. */
import type { Message } from '@arbiter/core/messages'

export function stageWritten(round: Message): string {
  return stages[round.id] ?? `Round of ${round['count']}`
}

const stages: Readonly<Record<string, string>> = {
  'round-final': 'Final',
  'round-semifinals': 'Semifinal',
  'round-quarterfinals': 'Quarterfinal',
  'round-third-place': 'Third place',
}
