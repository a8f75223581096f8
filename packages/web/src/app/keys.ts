/** Keyboard shortcuts of a screen. They are off while the focus is in a field or a dialog is open. */
import { useEffect, useRef } from 'preact/hooks'

export type Keys = Readonly<Record<string, () => void>>

/** `useKeys({ u: undo, '/': find, Escape: close })`; named as `KeyboardEvent.key`, letters in lower case. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const act = latest.current[name]
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) && name !== 'Escape') return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
