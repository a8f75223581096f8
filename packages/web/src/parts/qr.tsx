/** A QR code, black on white in dark mode too. */
import { encodeQR } from 'qr'

export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={squaresIn(rows)} style={{ fill: '#14171c', stroke: 'none' }} shape-rendering="crispEdges" />
    </svg>
  )
}

/** Adjacent black squares are one stroke. */
function squaresIn(rows: readonly (readonly boolean[])[]): string {
  const path: string[] = []
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) path.push(`M${from} ${y}h${x - from}v1h-${x - from}z`)
    }
  return path.join('')
}
