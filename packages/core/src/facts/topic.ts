/** Topics for filtering the history. */
import type { FactType } from './fact.ts'

export const topics = ['results', 'pairings', 'people', 'changes', 'rest'] as const
export type Topic = (typeof topics)[number]

/** Separate from the schemas of facts, which the page of the history does not load. */
export const heartTopics: Readonly<Record<FactType, Topic>> = {
  'game-finished': 'results',
  'ruling-made': 'results',
  'tournament-started': 'pairings',
  'round-paired': 'pairings',
  'seeds-published': 'pairings',
  'entrant-entered': 'people',
  'entrant-edited': 'people',
  'entrant-withdrew': 'people',
  'entrant-returned': 'people',
  'result-corrected': 'changes',
  'command-revoked': 'changes',
  'options-changed': 'changes',
  'tournament-opened': 'rest',
  'event-described': 'rest',
  'tournament-closed': 'rest',
}
