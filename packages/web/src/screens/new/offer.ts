/** The formats of the server, each with its settings as JSON Schema. */

import type { Setting } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import { useEffect, useState } from 'preact/hooks'
import { look, type Problem } from '../../live/api.ts'

export interface Schema {
  readonly type?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

export interface FormatOffer {
  readonly name: string
  readonly title: Message
  readonly summary: Message
  readonly whom: 'players' | 'teams'
  readonly options: Schema
  readonly settings: Readonly<Record<string, Setting>>
  /** How many can play: contiguous ranges; 1024 is the largest number the server was asked about. */
  readonly field: readonly { readonly from: number; readonly to: number }[]
}

export interface FormatsOffer {
  readonly formats: readonly FormatOffer[]
  readonly problem: Problem | undefined
}

export function useFormatsOffer(): FormatsOffer {
  const [offer, set] = useState<FormatsOffer>({ formats: [], problem: undefined })
  useEffect(() => {
    void look<{ formats: readonly FormatOffer[] }>('/formats').then((answer) =>
      set(answer.ok ? { formats: answer.value.formats, problem: undefined } : { formats: [], problem: answer.problem }),
    )
  }, [])
  return offer
}
