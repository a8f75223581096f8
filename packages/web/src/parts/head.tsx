/** The title of a page with at most three large figures at its right. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { showTitle } from '../app/page-title.ts'

export interface Figure {
  readonly label: string
  readonly value: ComponentChildren
  readonly of?: ComponentChildren
  readonly kind?: 'now' | 'needs'
}

interface HeadProps {
  readonly kicker?: ComponentChildren
  readonly title: string
  /** The title of the browser tab, if it differs. */
  readonly tab?: string
  readonly figures?: readonly Figure[]
  readonly children?: ComponentChildren
}

export function Head({ kicker, title, tab = title, figures = [], children }: HeadProps) {
  useEffect(() => showTitle(tab), [tab])
  return (
    <header class="head">
      <div>
        {kicker !== undefined && <p class="kicker">{kicker}</p>}
        <h1 dir="auto" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
    </header>
  )
}

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl class="figures">
    {figures.map(({ label, value, of, kind }) => (
      <div key={label} class={kind}>
        <dt>{label}</dt>
        <dd>
          {value}
          {of !== undefined && <small> {of}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
