/** The engines of this server, with its books and the number of games it plays at once. */
import type { AnswerTo } from '@arbiter/api'
import { useEffect, useState } from 'preact/hooks'
import { call } from '../../../live/api.ts'

export type EngineOffer = AnswerTo<'engines.list'>

/** Only a cup needs it. */
export function useEngineOffer(isCup: boolean): EngineOffer | undefined {
  const [offer, set] = useState<EngineOffer | undefined>()
  useEffect(() => {
    if (!isCup) return
    void call('engines.list').then((answer) => {
      if (answer.ok) set(answer.value)
    })
  }, [isCup])
  return offer
}
