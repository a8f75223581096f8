/** True while the window is too narrow for a tree. */
import { useEffect, useState } from 'preact/hooks'

const narrow = '(max-width: 60rem)'

export function useIsNarrowWindow(): boolean {
  const [isNarrow, set] = useState(() => matchMedia(narrow).matches)
  useEffect(() => {
    const asked = matchMedia(narrow)
    const changed = () => set(asked.matches)
    asked.addEventListener('change', changed)
    return () => asked.removeEventListener('change', changed)
  }, [])
  return isNarrow
}
