/** The papers of a bridge knockout, printed by the rules as pages with their own style. */
import { refusalSays } from '@arbiter/core'
import { printedSheet, type SheetName } from '@arbiter/core/bridge'
import { sheetPage } from '@arbiter/paper'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { Empty } from '../../parts/empty.tsx'
import { textOfAll, voice } from '../../words/message-text.ts'
import { type PaperProps, usePaper } from './page.tsx'
import type { Orientation } from './paper-size.ts'
import { words } from './words/messages.ts'

interface BridgePaperProps extends PaperProps {
  readonly name: SheetName
  readonly round?: number | undefined
}

export function BridgePaper({ size, name, round }: BridgePaperProps) {
  const live = useLive()
  const { seq, tournament } = live
  const printed = useMemo(() => printedSheet(tournament, name, { round }), [seq, tournament, name, round])
  if (!printed.ok) return <Empty>{textOfAll(refusalSays(printed.refusal))}</Empty>
  const html = sheetPage(printed.sheet, voice())
  if (html === undefined) return <Empty>{words('print-nothing')}</Empty>
  return <Laid html={html} size={size} />
}

interface LaidProps {
  readonly html: string
  readonly size: PaperProps['size']
}

function Laid({ html, size }: LaidProps) {
  const host = useRef<HTMLDivElement>(null)
  const orientation: Orientation = /<body class="landscape"/.test(html) ? 'landscape' : 'portrait'
  usePaper(size, orientation, 10)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(scoped(textIn(html, 'style')))
    root.adoptedStyleSheets = [sheet]
    const body = document.createElement('div')
    body.className = `body ${orientation}`
    body.innerHTML = inside(textIn(html, 'body'))
    for (const each of body.querySelectorAll<HTMLElement>('[data-style]')) {
      each.style.cssText = each.dataset['style'] ?? ''
      delete each.dataset['style']
    }
    root.replaceChildren(body)
  }, [html, orientation])
  return <div class={`bridge-paper ${orientation}`} ref={host} />
}

/** The text between two tags. */
function textIn(html: string, tag: string): string {
  const from = html.indexOf('>', html.indexOf(`<${tag}`)) + 1
  return html.slice(from, html.lastIndexOf(`</${tag}>`))
}

/** A page inside a page: its title and main element are renamed, and styles of single elements are set later. */
const inside = (body: string): string =>
  body
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<h1', '<p data-poster')
    .replaceAll('</h1>', '</p>')
    .replaceAll(/<(\/?)main\b/g, '<$1div')

/** Rewrites the style of a document for a part of a page: `:root` and `body` become the part. */
const scoped = (style: string): string =>
  style
    .replace(/@page \{[^}]*\}/, '')
    .replaceAll(/\bh1\b/g, '[data-poster]')
    .replaceAll(/(^|[\s}]):root \{/g, '$1:host {')
    .replaceAll(/(^|[\s}])html \{/g, '$1:host {')
    .replaceAll(/(^|[\s}])body \{/g, '$1.body {')
