import { type BulletinBracket, rowsIn, seedsIn } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import { expect, test } from 'vitest'
import { pictureHtml } from '../../document/picture-html.tsx'
import { Bracket } from './bracket.tsx'
import { lastRounds } from './bracket-part.ts'
import { drawnBracket } from './drawn-bracket.ts'
import { matchCardView } from './match-card-view.ts'

const voice: Voice = { language: 'en', say: ({ id, ...more }) => `${id}${JSON.stringify(more)}` }

function html(bracket: BulletinBracket, page: object = {}, sentence?: string): string {
  const [seeds, rows] = [seedsIn(bracket), rowsIn(bracket)]
  const cardOf = (match: never) => ({ card: matchCardView(match, { seeds, rows }), ...(sentence ? { sentence } : {}) })
  return pictureHtml(<Bracket picture={{ bracket, shown: lastRounds(bracket, 5), cardOf }} />, { voice, ...page })
}

const count = (page: string, part: RegExp): number => page.match(part)?.length ?? 0

test.each`
  size   | cards | rounds | isCut
  ${2}   | ${1}  | ${1}   | ${false}
  ${16}  | ${15} | ${4}   | ${false}
  ${64}  | ${31} | ${5}   | ${true}
  ${512} | ${31} | ${5}   | ${true}
`('of $size, the last $rounds rounds are drawn with $cards cards', ({ size, cards, rounds, isCut }) => {
  const page = html(drawnBracket(size))
  expect(count(page, /data-match=/g)).toBe(cards)
  expect(count(page, /<section class="round"/g)).toBe(rounds)
  expect(page.includes('card-from-round')).toBe(isCut)
})

test('on paper a card is no link and says everything itself', () => {
  const page = html(drawnBracket(4, () => 'decided'))
  expect(page).not.toMatch(/<a |<button|class="hide"/)
  expect(page).toContain('aria-label="card-advances{}"')
})

test('where a match has an address the card is a link, where it has a slip a button, named by its sentence', () => {
  const link = html(drawnBracket(2), { matchAddress: (match: string) => `/m/${match}` }, 'Match 0.0: "Ann" & Ben')
  expect(link).toContain('href="/m/0.0"')
  expect(link).toContain('Match 0.0: &quot;Ann&quot; &amp; Ben</span>')
  const slip = html(drawnBracket(2), { matchSlip: (match: string) => `match-${match}` }, 'Match 0.0')
  expect(slip).toContain('<button type="button" class="match waiting" id="card-0.0" popovertarget="match-0.0"')
})
