/** An SVG with a style inside: the style is added as a style sheet object, which the content security policy allows. */
import { useEffect, useRef } from 'preact/hooks'

/** The colours of the page, so that its light and dark themes apply. */
const colours = `
.comparison .ground, .comparison .hollow { fill: var(--sheet); }
.comparison .label text { stroke: var(--sheet); }
.comparison .title, .comparison .name, .comparison .mark:not(.hollow) { fill: var(--print); }
.comparison .mark, .comparison .whisker { stroke: var(--print); }
.comparison .small { fill: var(--print-2); }
.comparison .arrow, .comparison .leader { stroke: var(--print-2); }
.comparison .front { stroke: var(--edge); }
.comparison .grid { stroke: var(--line); }
`

export function Plot({ svg }: { svg: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // Removed before parsing: the policy forbids style elements in documents.
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(svg) ?? []
    const picture = new DOMParser().parseFromString(svg.replace(/<style>[^<]*<\/style>/, ''), 'image/svg+xml')
    const sheet = new CSSStyleSheet()
    // The SVG's own dark style knows only the system's preference; ours, which follows, knows the page's theme.
    sheet.replaceSync(`${style}${colours}@media screen { ${colours} }`)
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(document.importNode(picture.documentElement, true))
  }, [svg])
  return <div class="comparison-plot" ref={host} />
}
