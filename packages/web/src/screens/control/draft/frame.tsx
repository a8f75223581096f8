/** The section of the control room for a draft. */
import type { ComponentChildren } from 'preact'
import { words } from './words/messages.ts'

interface FrameProps {
  readonly title: string
  readonly isDraft?: boolean
  readonly children: ComponentChildren
}

export const Frame = ({ title, isDraft = false, children }: FrameProps) => (
  <section aria-labelledby="draft" class="drafting">
    <div class="section">
      <h2 id="draft">{title}</h2>
      {isDraft && <span class="stamp draft">{words('draft-stamp')}</span>}
    </div>
    {children}
  </section>
)
