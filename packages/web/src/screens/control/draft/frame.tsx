/** The section of the control room for a draft. */
import type { ComponentChildren } from 'preact'
import { words } from './words/messages.ts'

interface FrameProps {
  readonly title: string
  readonly isDraft?: boolean
  /** Stays in sight while the draft is read: the button that publishes it. */
  readonly top?: ComponentChildren
  readonly children: ComponentChildren
}

export const Frame = ({ title, isDraft = false, top, children }: FrameProps) => (
  <section aria-labelledby="draft" class={`drafting${isDraft ? ' ready' : ''}`}>
    <div class={top === undefined ? '' : 'top'}>
      <div class="section">
        <h2 id="draft">{title}</h2>
        {isDraft && <span class="stamp draft">{words('draft-stamp')}</span>}
      </div>
      {top}
    </div>
    {children}
  </section>
)
