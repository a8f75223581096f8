/** The look of the plot: black on paper, the colours of our pages on screens, light and dark. No meaning depends on colour alone. */
import { pageColours } from '../document/colours.ts'

/** Without custom properties, for programs that know only plain styles. */
export const plotStyle = (ratios: Ratios): string => `
.comparison { width: 100%; max-width: 100%; height: auto; aspect-ratio: ${ratios.wide}; font-family: 'Archivo Variable', 'Arbiter Symbols', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif; font-variant-numeric: tabular-nums lining-nums; }
.comparison .title { font-weight: 600; }
.comparison .name { font-weight: 700; }
.comparison .label text { paint-order: stroke; stroke-width: 4px; stroke-linejoin: round; }
.comparison .grid { stroke-width: 1px; fill: none; }
.comparison .whisker { stroke-width: 2px; fill: none; }
.comparison .front { stroke-width: 2px; stroke-dasharray: 1 5; stroke-linecap: round; fill: none; }
.comparison .leader { stroke-width: 1px; fill: none; }
.comparison .arrow { stroke-width: 1.75px; fill: none; }
.comparison .mark { stroke-width: 2px; }
${coloured('light')}
@media screen and (prefers-color-scheme: dark) {
${coloured('dark')}
}
@media (max-width: 56rem) {
.comparison { aspect-ratio: ${ratios.narrow}; max-width: 34rem; }
.comparison .wide { display: none; }
.comparison .narrow { display: inline; }
}
`

/** Width to height. */
export interface Ratios {
  readonly wide: string
  readonly narrow: string
}

type Scheme = 'light' | 'dark'

function coloured(scheme: Scheme): string {
  const colour = coloursIn(scheme)
  return `.comparison .ground, .comparison .hollow { fill: ${colour('sheet')}; }
.comparison .label text { stroke: ${colour('sheet')}; }
.comparison .title, .comparison .name, .comparison .mark:not(.hollow) { fill: ${colour('print')}; }
.comparison .mark, .comparison .whisker { stroke: ${colour('print')}; }
.comparison .small { fill: ${colour('print-2')}; }
.comparison .arrow, .comparison .leader { stroke: ${colour('print-2')}; }
.comparison .front { stroke: ${colour('edge')}; }
.comparison .grid { stroke: ${colour('line')}; }`
}

function coloursIn(scheme: Scheme): (name: string) => string {
  const pairs = [...pageColours.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
  const colours = new Map(pairs.map(([, name, light, dark]) => [name, scheme === 'light' ? light : dark]))
  return (name) => {
    const colour = colours.get(name)
    if (colour === undefined) throw new Error(`our pages have no colour ${name}`)
    return colour
  }
}
