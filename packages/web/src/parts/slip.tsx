/** A dialog: it keeps the focus, and Esc closes it without a change. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface SlipProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** For long contents, such as a correction with its consequences. */
  readonly isWide?: boolean
}

export function Slip({ title, onClose, children, isWide = false }: SlipProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`slip modal${isWide ? ' wide-slip' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}
