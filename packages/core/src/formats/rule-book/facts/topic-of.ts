/** The topic of a fact in the history. */
import type { RecordedFact } from '../../../facts/fact.ts'
import { heartTopics, type Topic } from '../../../facts/topic.ts'
import type { AnyOwnKind } from './own-fact.ts'

const ofHeart: Readonly<Record<string, Topic>> = heartTopics

export const topicOf = ({ type }: Pick<RecordedFact, 'type'>, own: readonly AnyOwnKind[]): Topic =>
  ofHeart[type] ?? own.find((kind) => kind.type === type)?.topic ?? 'rest'
