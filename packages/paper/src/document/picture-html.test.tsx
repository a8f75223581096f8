import type { Voice } from '@arbiter/core/messages'
import { expect, test } from 'vitest'
import { Tick } from '../pictures/tick.tsx'
import { pictureHtml } from './picture-html.tsx'

const voice: Voice = { language: 'en', say: ({ id }) => id }

test.each`
  name                          | html
  ${'Ann & Ben'}                | ${'<b title="Ann &amp; Ben">Ann &amp; Ben</b>'}
  ${'<script>'}                 | ${'<b title="&lt;script>">&lt;script></b>'}
  ${'"Ann"'}                    | ${'<b title="&quot;Ann&quot;">&quot;Ann&quot;</b>'}
  ${'Ann\u202Ereversed\u0000'}  | ${'<b title="Ann\uFFFDreversed\uFFFD">Ann\uFFFDreversed\uFFFD</b>'}
  ${'\u2068\u05D3\u05DF\u2069'} | ${'<b title="\u2068\u05D3\u05DF\u2069">\u2068\u05D3\u05DF\u2069</b>'}
`('$name stays a name in a page', ({ name, html }) => {
  expect(pictureHtml(<b title={name}>{name}</b>, { voice })).toBe(html)
})

test('a tick says what it means unless the line does', () => {
  expect(pictureHtml(<Tick />, { voice })).toContain('aria-hidden="true"')
  expect(pictureHtml(<Tick meaning="advances" />, { voice })).toContain('role="img" aria-label="advances"')
})
