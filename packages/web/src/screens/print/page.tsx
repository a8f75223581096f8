/** A sheet of paper with its header and footer: the screen shows what the printer prints. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { moment } from '../../words/time.ts'
import type { Orientation, PaperSize } from './paper-size.ts'
import { sheetOf, spare } from './paper-size.ts'
import { words } from './words/messages.ts'

export interface PaperProps {
  readonly size: PaperSize
}

interface PagesProps extends PaperProps {
  readonly title: string
  readonly note?: string | undefined
  readonly orientation: Orientation
  /** Without header and footer, for slips that are cut apart. */
  readonly isBare?: boolean
  readonly pages: readonly ComponentChildren[]
}

export function Pages({ size, title, note, orientation, isBare = false, pages }: PagesProps) {
  const live = useLive()
  usePaper(size, orientation, 0)
  const { width, height } = sheetOf(size, orientation)
  return (
    <div class={`pages ${orientation}`} data-pages={pages.length}>
      {pages.map((page, i) => (
        <section
          key={i}
          class={`page${isBare ? ' bare' : ''}`}
          aria-label={words('print-page', { page: i + 1, of: pages.length })}
          style={{ width: `${width}mm`, height: `${height - spare}mm` }}
        >
          {!isBare && (
            <header>
              <p>
                <b dir="auto">{live.seen.name}</b>
                {note !== undefined && <span>{note}</span>}
              </p>
              <h3>{title}</h3>
            </header>
          )}
          <div class="on">{page}</div>
          {!isBare && (
            <footer>
              <span>{words('print-as-of', { at: { text: moment(live.tournament.last.at) } })}</span>
              <span>{words('print-page', { page: i + 1, of: pages.length })}</span>
            </footer>
          )}
        </section>
      ))}
    </div>
  )
}

/** Tells the printer the paper size; the content security policy allows a style only from a script. */
export function usePaper(size: PaperSize, orientation: Orientation, edge: number): void {
  useLayoutEffect(() => {
    const { width, height } = sheetOf(size, orientation)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: ${edge}mm; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [size, orientation, edge])
}
