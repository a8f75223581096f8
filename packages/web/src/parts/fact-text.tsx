/**
 * A fact in words, where nobody should wait for words: on screens that spectators open first they are loaded when the screen is
 * there, and kept for the time without a network.
 */
import type { Names, Recorded } from '@arbiter/core'
import { useEffect, useState } from 'preact/hooks'

type Words = typeof import('../words/fact.ts')

let words: Words | undefined

export const historyWords = async (): Promise<Words> => {
  words ??= await import('../words/fact.ts')
  return words
}

export function FactText({ fact, log, names }: { fact: Recorded; log: readonly Recorded[]; names: Names }) {
  const [loaded, set] = useState(words)
  useEffect(() => {
    if (!loaded) historyWords().then(set, () => undefined)
  }, [loaded])
  return <>{loaded?.factSaid(fact, log, names)}</>
}
