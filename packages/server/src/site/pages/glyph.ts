/** A small drawing of how a format is played. */
const drawings: Readonly<Record<string, string>> = {
  'hybrid-knockout':
    '<path d="M2 8h20M2 16h26M2 24h14M2 32h22M2 40h10"/><path d="M31 2v44" stroke-width="4"/><path d="M36 10h8v12h-8M36 30h8v12h-8M44 16h8v20h-8M52 26h10"/>',
  cup: '<path d="M2 6h14v10H2M2 32h14v10H2M16 11h16v26H16M32 24h14"/><path d="M2 9h9M2 35h9" stroke-dasharray="3 2"/><path d="M46 18h16M46 30h16M54 14v20"/>',
  diagonal:
    '<path d="M4 2 60 46" stroke-dasharray="2 3"/><path d="M14 2h8v6h-8zM26 10h8v6h-8zM38 20h8v6h-8zM50 30h8v6h-8zM4 8h8v6H4zM16 18h8v6h-8zM28 28h8v6h-8zM40 38h8v6h-8z" class="fill"/>',
  league:
    '<path d="M4 4h56v40H4zM18 4v40M32 4v40M46 4v40M4 14h56M4 24h56M4 34h56"/><path d="M4 4 60 44" stroke-dasharray="2 3"/>',
  'bridge-knockout':
    '<path d="M20 8 6 34h28z"/><path d="M16 4h8v8h-8zM2 30h8v8H2zM30 30h8v8h-8z" class="fill"/><path d="M42 10h8v12h-8M42 30h8v12h-8M50 16h6v20h-6M56 26h6"/>',
}

export const glyphOf = (format: string): string =>
  `<svg class="glyph" viewBox="0 0 64 48" aria-hidden="true">${drawings[format] ?? drawings['league']}</svg>`
