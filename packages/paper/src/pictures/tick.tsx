/** The tick beside a winner; with its meaning, unless the line says it. */
export const Tick = ({ meaning }: { meaning?: string }) =>
  meaning === undefined ? (
    <svg class="tick" viewBox="0 0 16 16" aria-hidden="true">
      <path d={stroke} />
    </svg>
  ) : (
    <svg class="tick" viewBox="0 0 16 16" role="img" aria-label={meaning}>
      <path d={stroke} />
    </svg>
  )

const stroke = 'M2 8.5 6.5 13 14 3'
