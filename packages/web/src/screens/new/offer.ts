/** The formats of the server, each with its settings as JSON Schema. */

import type { AnswerTo } from '@arbiter/api'
import type { OptionSchema } from '@arbiter/api/shapes'
import { useEffect, useState } from 'preact/hooks'
import { call, type Problem } from '../../live/api.ts'

export type Schema = OptionSchema
/** `field`: how many can play, as ranges; 1024 is the largest number the server was asked about. */
export type FormatOffer = AnswerTo<'formats.list'>['formats'][number]

export interface FormatsOffer {
  readonly formats: readonly FormatOffer[]
  readonly problem: Problem | undefined
}

export function useFormatsOffer(): FormatsOffer {
  const [offer, set] = useState<FormatsOffer>({ formats: [], problem: undefined })
  useEffect(() => {
    void call('formats.list').then((answer) =>
      set(answer.ok ? { formats: answer.value.formats, problem: undefined } : { formats: [], problem: answer.problem }),
    )
  }, [])
  return offer
}
