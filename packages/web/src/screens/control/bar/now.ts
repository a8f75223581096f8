/** The time, updated at an interval: waiting times grow without a new fact. */
import { useEffect, useState } from 'preact/hooks'

export function useNow(everyMs = 20_000): number {
  const [now, set] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => set(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
