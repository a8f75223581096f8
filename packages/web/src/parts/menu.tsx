/** A button that opens a small panel below it. A click elsewhere, Esc, or a choice closes it. */
import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'

interface MenuProps {
  readonly label: string
  /** Class of the button. */
  readonly look: string
  /** Links and buttons; `close` is for those that leave the page as it is. */
  readonly children: (close: () => void) => ComponentChildren
}

export function Menu({ label, look, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = () => {
    const { right = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {}
    panel.current?.style.setProperty('top', `${bottom}px`)
    panel.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`)
  }
  return (
    <>
      <button ref={button} type="button" class={`opens ${look}`} popovertarget={id}>
        {label}
      </button>
      <div ref={panel} id={id} popover="auto" class="menu" onBeforeToggle={place}>
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
