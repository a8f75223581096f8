/** Something wider than the page may be: it scrolls by itself, also from the keyboard. */
import type { ComponentChildren } from 'preact'

export const Wide = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse could not scroll it otherwise
  <section class="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
