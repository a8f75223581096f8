/** Content wider than the page: it scrolls on its own, with the keyboard too. */
import type { ComponentChildren } from 'preact'

interface WideProps {
  readonly label: string
  readonly id?: string
  readonly children: ComponentChildren
}

export const Wide = ({ label, id, children }: WideProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse could not scroll it otherwise
  <section class="scroll" aria-label={label} tabIndex={0} {...(id === undefined ? {} : { id })}>
    {children}
  </section>
)
