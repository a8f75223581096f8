/** The pages in German and French: all of them said, none wider than the terminal. */
import { expect, test } from 'vitest'
import { Desk, favouriteWins } from '../../test/world.ts'
import type { LanguageCode } from '../language/voice.ts'
import { textWidth } from './text-width.ts'

/** What only English pages say. */
const english = /\b(?:Next:|Table|matches decided|to report|See also|Seed|Bye:|winner of|can be played)\b/

async function widthsOf(desk: Desk, pages: readonly string[][], language: LanguageCode): Promise<string[]> {
  desk.language = language
  const texts: string[] = []
  for (const [command = '', file = '', ...rest] of pages) {
    const { out, err, code } = await desk.runs([command, file, ...rest])
    expect({ command, code, err }).toEqual({ command, code: 0, err: '' })
    for (const line of out.split('\n')) expect(textWidth(line), line).toBeLessThanOrEqual(80)
    texts.push(out)
  }
  desk.language = 'en'
  return texts
}

interface Game {
  readonly do: string
  readonly match: string
  readonly game: number
  readonly white: string
  readonly black: string
}

/** Half of the games that are open. */
async function plays(desk: Desk, file: string): Promise<void> {
  const { todo } = JSON.parse((await desk.runs(['show', file, '--json'])).out)
  const open = (todo as Game[]).filter(({ do: what }, i) => what === 'report' && i % 2 === 0)
  const reports = open.map((each) => ({
    ...{ do: 'report', match: each.match, game: each.game },
    result: favouriteWins(each),
  }))
  await desk.applies(file, reports)
}

const pictures = {
  league: ['table'],
  'hybrid-knockout': ['race', 'bracket'],
  diagonal: ['matrix'],
  cup: ['bracket'],
} as const

test.each(['de', 'fr'] as const)(
  'show, table, bracket, race and matrix in %s fit into eighty columns',
  async (code) => {
    for (const [format, others] of Object.entries(pictures)) {
      const [desk, file] = [new Desk(), `${format}.arbiter`]
      await desk.starts(format, file, format === 'cup' ? 8 : 12)
      await plays(desk, file)
      const texts = await widthsOf(desk, [['show', file], ['table', file], ...others.map((each) => [each, file])], code)
      for (const text of texts) expect(text.replaceAll(/arbiter [^\n]*/g, '')).not.toMatch(english)
    }
  },
)
