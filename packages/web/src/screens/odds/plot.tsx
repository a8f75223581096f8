/** A picture that comes as text with a style inside: the style is put where the policy of the pages allows one. */
import { useEffect, useRef } from 'preact/hooks'

/** The colours of the page, so that its switch of light and dark holds here too. */
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
    // Taken out before it is read: the policy forbids styles that come with a document.
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(svg) ?? []
    const picture = new DOMParser().parseFromString(svg.replace(/<style>[^<]*<\/style>/, ''), 'image/svg+xml')
    const sheet = new CSSStyleSheet()
    // The style for the dark knows only the system's wish; ours, which follows, knows the page's.
    sheet.replaceSync(`${style}${colours}@media screen { ${colours} }`)
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(document.importNode(picture.documentElement, true))
  }, [svg])
  return <div class="comparison-plot" ref={host} />
}
