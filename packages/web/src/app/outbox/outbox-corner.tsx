/** The list of changes not heard of yet. It is loaded for people who can change something, before the network can be lost. */
import { useEffect, useState } from 'preact/hooks'
import { outbox } from '../../live/outbox/site-outbox.ts'
import { session } from '../../live/session.ts'
import { useReading } from '../../live/subscription.ts'
import { areAllHere, loadAllWords } from '../../words/texts.ts'
import type * as List from './outbox-list.tsx'

export function OutboxCorner() {
  const isNobody = useReading(session, ({ who }) => who.kind === 'nobody')
  const isEmpty = useReading(outbox, ({ entries }) => entries.length === 0)
  const [list, set] = useState<typeof List | undefined>()
  const isWanted = !isNobody || !isEmpty
  useEffect(() => {
    if (isWanted && !list)
      void Promise.all([import('./outbox-list.tsx'), areAllHere ? undefined : loadAllWords()]).then(
        ([module]) => set(module),
        () => undefined,
      )
  }, [isWanted, isEmpty])
  return list && !isEmpty ? <list.OutboxList /> : null
}
