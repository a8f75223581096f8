/** Kinds of facts, as somebody who looks for one would sort them. */
import type { Recorded } from '@arbiter/core'

export const kinds = ['results', 'pairings', 'people', 'changes', 'rest'] as const
export type Kind = (typeof kinds)[number]

const byType: Readonly<Record<Recorded['type'], Kind>> = {
  'game-finished': 'results',
  'ruling-made': 'results',
  'game-abandoned': 'results',
  'boards-scored': 'results',
  'winner-declared': 'results',
  'round-paired': 'pairings',
  'seeds-published': 'pairings',
  'opening-drawn': 'pairings',
  'tournament-started': 'pairings',
  'entrant-entered': 'people',
  'entrant-edited': 'people',
  'entrant-withdrew': 'people',
  'entrant-returned': 'people',
  'lineup-told': 'people',
  'result-corrected': 'changes',
  'command-revoked': 'changes',
  'bracket-corrected': 'changes',
  'options-changed': 'changes',
  'tournament-opened': 'rest',
  'play-arranged': 'rest',
  'conditions-posted': 'rest',
  'remedy-given': 'rest',
  'tournament-closed': 'rest',
}

export const kindOf = ({ type }: Pick<Recorded, 'type'>): Kind => byType[type]
