/** Shows in the browser tab how many things need the director, while a page of the tournament is open. */
import { useEffect } from 'preact/hooks'
import { showCount } from './page-title.ts'

export function useTitleCount(count: number): void {
  useEffect(() => {
    showCount(count)
    return () => showCount(0)
  }, [count])
}
