/** A format drawn in one glance: a grid, a race with a tree behind it, a cup, a diagonal, a triangle. */

interface Strokes {
  readonly lines: readonly string[]
  readonly dashes?: string
  readonly thick?: string
  readonly filled?: string
}

const league: Strokes = {
  lines: ['M4 4h56v40H4zM18 4v40M32 4v40M46 4v40M4 14h56M4 24h56M4 34h56'],
  dashes: 'M4 4 60 44',
}

const strokes: Readonly<Record<string, Strokes>> = {
  league,
  'hybrid-knockout': {
    lines: ['M2 8h20M2 16h26M2 24h14M2 32h22M2 40h10', 'M36 10h8v12h-8M36 30h8v12h-8M44 16h8v20h-8M52 26h10'],
    thick: 'M31 2v44',
  },
  cup: {
    lines: ['M2 6h14v10H2M2 32h14v10H2M16 11h16v26H16M32 24h14', 'M46 18h16M46 30h16M54 14v20'],
    dashes: 'M2 9h9M2 35h9',
  },
  diagonal: {
    lines: [],
    dashes: 'M4 2 60 46',
    filled:
      'M14 2h8v6h-8zM26 10h8v6h-8zM38 20h8v6h-8zM50 30h8v6h-8zM4 8h8v6H4zM16 18h8v6h-8zM28 28h8v6h-8zM40 38h8v6h-8z',
  },
  'bridge-knockout': {
    lines: ['M20 8 6 34h28z', 'M42 10h8v12h-8M42 30h8v12h-8M50 16h6v20h-6M56 26h6'],
    filled: 'M16 4h8v8h-8zM2 30h8v8H2zM30 30h8v8h-8z',
  },
}

export function FormatGlyph({ format }: { format: string }) {
  const { lines, dashes, thick, filled } = strokes[format] ?? league
  return (
    <svg class="glyph" viewBox="0 0 64 48" aria-hidden="true">
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
      {dashes !== undefined && <path d={dashes} stroke-dasharray="3 3" />}
      {thick !== undefined && <path d={thick} stroke-width="4" />}
      {filled !== undefined && <path d={filled} class="fill" />}
    </svg>
  )
}
