/** A refusal as people read it who followed a link. */
import { escaped } from '@arbiter/core'
import type { Problem } from '../../api/problem.ts'
import { sitePage } from './document.ts'

export const problemPage = ({ title, detail, status }: Pick<Problem, 'title' | 'detail' | 'status'>): string =>
  sitePage({
    title: `${title} · Arbiter`,
    visitor: { kind: 'nobody' },
    main: `<header class="head"><div><p class="kicker">${status}</p><h1>${escaped(title)}</h1><p class="voice">${escaped(detail)}</p></div></header>
<p class="links"><a href="/">All tournaments</a></p>`,
  })
