/** The engines of this server, with its books and the number of games it plays at once. */
import { useEffect, useState } from 'preact/hooks'
import { look } from '../../../live/api.ts'

interface EngineEntry {
  readonly name: string
  readonly rating?: number
  readonly timeControl?: string
}

export interface EngineOffer {
  readonly engines: readonly EngineEntry[]
  readonly books: readonly string[]
  readonly gamesAtOnce: number
}

/** Only a cup needs it. */
export function useEngineOffer(isCup: boolean): EngineOffer | undefined {
  const [offer, set] = useState<EngineOffer | undefined>()
  useEffect(() => {
    if (!isCup) return
    void look<EngineOffer>('/engines').then((answer) => {
      if (answer.ok) set(answer.value)
    })
  }, [isCup])
  return offer
}
