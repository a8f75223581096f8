/** A part of a page under its own heading. */
import type { ComponentChildren } from 'preact'

interface SectionProps {
  readonly title: string
  /** At the right of the heading. */
  readonly aside?: ComponentChildren
  readonly kind?: string
  readonly children: ComponentChildren
}

export const Section = ({ title, aside, kind, children }: SectionProps) => (
  <section class={kind}>
    <div class="section">
      <h2>{title}</h2>
      {aside !== undefined && aside !== '' && <span class="push">{aside}</span>}
    </div>
    {children}
  </section>
)
