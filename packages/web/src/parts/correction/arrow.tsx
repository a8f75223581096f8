/** From what was to what is; read aloud as "becomes". */
import { words } from './words/messages.ts'

export const Arrow = () => (
  <span class="arrow">
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8h11M9 4l4 4-4 4" />
    </svg>
    <span class="hide">{words('parts-correction-becomes')}</span>
  </span>
)
