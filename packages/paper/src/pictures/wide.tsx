/** Content wider than the page: it scrolls on its own, with the keyboard too. */
import type { ComponentChildren } from 'preact'

export const Wide = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse could not scroll it otherwise
  <section class="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
