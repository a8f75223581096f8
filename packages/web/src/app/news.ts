/** Says what has just come in, to those who listen: the last fact in words, a moment later, so that a burst is one sentence. */
import { namesIn } from '@arbiter/core'
import { useEffect } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { historyWords } from '../parts/fact-text.tsx'
import { catalogue } from '../words/catalogue.ts'
import { announcements } from './announce.tsx'

const words = catalogue(
  { more: (sentence: string, before: number) => `${sentence} And ${before} more before it.` },
  { more: (sentence: string, before: number) => `${sentence} Davor ${before} weitere.` },
)

const burstMs = 700

export function useNews(live: Live): void {
  useEffect(() => {
    historyWords().catch(() => undefined) // They are there, and kept, before they are needed.
    let told = live.seq
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const count = live.seq - told
      told = live.seq
      if (count > 0)
        inWords(live, count).then(
          (text) => announcements.say(text),
          () => undefined,
        )
    }
    const stop = live.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(tell, burstMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [live])
}

async function inWords(live: Live, count: number): Promise<string> {
  const { tournament } = live
  const { factSaid } = await historyWords()
  const sentence = factSaid(tournament.last, tournament.log, live.look(namesIn))
  return count > 1 ? words.more(sentence, count - 1) : sentence
}
