/** Announces the last fact that came in to screen readers, after a moment, so that a burst is one sentence. */
import { useEffect } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { announcements } from './announce.tsx'
import { words } from './words/messages.ts'

const burstMs = 700

export function useNews(live: Live): void {
  useEffect(() => {
    let told = live.seq
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = async () => {
      const count = live.seq - told
      told = live.seq
      if (count > 0) announcements.say(await inWords(live, count))
    }
    const stop = live.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void tell().catch(() => undefined), burstMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [live])
}

async function inWords(live: Live, count: number): Promise<string> {
  const { lastFactText } = await import('../words/fact-text.ts')
  const sentence = lastFactText(live)
  return count > 1 ? words('app-news-more', { sentence: { text: sentence }, before: count - 1 }) : sentence
}
