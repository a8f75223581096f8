/** The tick beside a winner. */
export const Tick = () => (
  <svg class="tick" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 8.5 6.5 13 14 3" />
  </svg>
)
