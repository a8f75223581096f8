/** An empty state: one sentence that explains and one action. */
import type { ComponentChildren } from 'preact'

export const Empty = ({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) => (
  <div class="empty">
    <p class="voice">{children}</p>
    {action}
  </div>
)
