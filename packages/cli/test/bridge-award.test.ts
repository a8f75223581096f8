/** `arbiter bridge award` and `arbiter bridge contract` on the command line. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arbiter } from './standing.ts'
import { Desk } from './world.ts'

interface Case {
  readonly team: string
  readonly played: readonly (readonly [played: number, boards: number])[]
  readonly award: string
}

const vectors = new URL('../../core/test/vectors/bridge-participation.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: readonly Case[] }

const desk = new Desk()

async function says(...argv: string[]): Promise<string> {
  const { out, err, code } = await desk.runs(['bridge', ...argv])
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' })
  return out
}

const award = async (team: string, played: string) =>
  JSON.parse(await says('award', '--team', team, '--played', played, '--json'))

describe('arbiter bridge award', () => {
  test.each(cases.map(({ team, played, award }) => [team, played.map((pair) => pair.join('/')).join(','), award]))(
    'BRI-5 BRI-8 BRI-9 BRI-16 --team %s --played %s: %s',
    async (team, played, expected) => expect((await award(team as string, played as string)).award).toBe(expected),
  )

  test('BRI-11 the award, its rule and what is said', async () =>
    expect(await award('won-final', '24/24,12/24,0/24,24/24')).toMatchObject({
      award: '1st',
      rule: 'BRI-11',
      sentence: '1st place: the printed row P P O P asks for all boards of match 4 of the team (24 of 24 played).',
      says: [{ id: 'awards-rank' }],
      more: [],
      shares: [],
    }))

  test('BRI-10 in words', async () =>
    expect(await says('award', '--team', 'won-final', '--played', '18/24,0/24,24/24,12/24')).toBe(
      `Award: 1st

1st place: at least half of match 4 of the team was played, and the percentages
add up to 225 of the 200 needed.
Percentages of the matches with at least half of the boards: 75 + 100 + 50 =
225; 200 are needed.

Rule: BRI-10
`,
    ))

  test('BRI-13 bridge award cannot be told to pay full match awards (D18)', async () => {
    const lost = ['award', '--team', 'lost-final', '--played', '18/24,0/24,0/24,24/24']
    expect(await says(...lost, '--full')).toContain('Full match award: 100% of match 1 of the team')
    expect(await says(...lost)).toContain('75% of')
  })

  test('BRI-5 a share of the match won', async () => {
    expect(await says('award', '--team', 'won-one', '--played', '9/12')).toBe(
      'Award: match award\n\nMatch award: 75% of match 1 of the team.\nMatch 1 of the team: 9 of 12 boards.\n\nRule: BRI-5\n',
    )
    expect((await award('won1', '9/12,12/12')).shares).toEqual([{ match: 1, played: 9, boards: 12, percent: 75 }])
  })

  test.each`
    team              | played                         | told
    ${'won-final'}    | ${'14/28,14/28,14/28'}         | ${'1st BRI-10'}
    ${'lost-final'}   | ${'14/28,14/28,0/28'}          | ${'2nd BRI-10'}
    ${'lost-final'}   | ${'28/28,28/56'}               | ${'match BRI-5'}
    ${'lost-semi'}    | ${'14/28,14/28,14/28,0/28'}    | ${'3rd/4th BRI-10'}
    ${'lost-semi'}    | ${'28/28'}                     | ${'nothing BRI-5'}
    ${'lost-quarter'} | ${'14/28,0/28'}                | ${'match BRI-5'}
    ${'lost-quarter'} | ${'14/28,14/28,0/28'}          | ${'5th/8th BRI-10'}
    ${'lost-quarter'} | ${'0/28,0/28,28/28,28/28'}     | ${'match BRI-13'}
    ${'won-5/8'}      | ${'28/28, 0/28, 14/28, 14/28'} | ${'5th/8th BRI-16'}
    ${'won-5/8'}      | ${'14/28,14/28,0/28,0/28'}     | ${'5th/8th BRI-10'}
    ${'lost-semi'}    | ${'forfeit,14/28,0/28'}        | ${'3rd/4th BRI-16a'}
    ${'won-final'}    | ${'9/9,9/9,9/9,9/9,9/9,9/9'}   | ${'1st BRI-10'}
  `('BRI-16 BRI-16a --team $team --played $played: $told', async ({ team, played, told }) => {
    const { award: given, rule } = await award(team, played)
    expect(`${given} ${rule}`).toBe(told)
  })
})

describe('arbiter bridge contract', () => {
  test.each`
    contract    | board  | score   | vulnerable | words
    ${'4SxN-1'} | ${'3'} | ${-100} | ${'EW'}    | ${'4SxN-1 on board 3, East-West vulnerable: 100 for East-West (BRI-96)'}
    ${'3nte+1'} | ${'4'} | ${-630} | ${'both'}  | ${'3nte+1 on board 4, both sides vulnerable: 630 for East-West (BRI-96)'}
    ${'4♥S='}   | ${'2'} | ${620}  | ${'NS'}    | ${'4♥S= on board 2, North-South vulnerable: 620 for North-South (BRI-96)'}
    ${'pass'}   | ${'1'} | ${0}    | ${'none'}  | ${'pass on board 1, nobody vulnerable: 0 (BRI-96)'}
  `('BRI-96 $words', async ({ contract, board, score, vulnerable, words }) => {
    expect(await says('contract', contract, '--board', board)).toBe(`${words}\n`)
    expect(await says('contract', contract, '--board', board, '--json')).toBe(
      `{"score":${score},"vulnerable":"${vulnerable}"}\n`,
    )
  })
})

describe('wrong input is refused with a sentence and nothing else', () => {
  const awarded = (team: string, played: string) => ['award', '--team', team, '--played', played]

  test.each<[what: string, argv: string[], message: string]>([
    ['no team', ['award', '--played', '24/24'], '--team is missing'],
    ['no boards', ['award', '--team', 'won-one'], '--played is missing'],
    ['an empty list', awarded('won-one', ''), 'match 1: “” does not say how many boards'],
    ['a fate nobody has', awarded('won-semi', '24/24'), '--team must be won-final, lost-final'],
    ['a name of Object', awarded('constructor', '24/24'), '--team must be won-final'],
    ['more played than there were', awarded('won-one', '25/24'), 'nobody plays 25 boards in a match of 24'],
    ['a match of no boards', awarded('won-one', '0/0'), 'A match without a board is “forfeit”'],
    ['boards below nothing', awarded('won-one', '-1/24'), 'match 1: “-1/24” does not say'],
    ['half a board', awarded('won-one', '1.5/24'), '“1.5/24” does not say'],
    ['words', awarded('lost-semi', '24/24,many,0/24'), 'match 2: “many” does not say'],
    ['a comma too many', awarded('won-one', '24/24,'), 'match 2: “” does not say'],
    ['percent', awarded('won-one', '50%'), '“50%” does not say'],
    ['one match of a finalist', awarded('lost-final', '24/24'), 'has played at least 2 matches; --played has 1'],
    ['one match of a winner', awarded('won-final', '24/24'), 'that won the final has played at least 2 matches'],
    ['two matches and a playoff won', awarded('won-5/8', '24/24,24/24'), 'at least 3 matches; --played has 2'],
    ['three matches and one won', awarded('won-one', '1/1,1/1,1/1'), 'at most 2 matches; --played has 3'],
    ['seven rounds', awarded('won-final', '1/1,1/1,1/1,1/1,1/1,1/1,1/1'), 'at most 6 matches'],
    [
      'an option of another answer',
      [...awarded('won-one', '24/24'), '--board', '3'],
      'bridge award has no option --board',
    ],
    ['a word too many', [...awarded('won-one', '24/24'), '460'], '“460” is one word too many'],
    ['an award of IMPs', ['imps', '460', '--team', 'won-one'], 'bridge imps has no option --team'],
    ['no contract', ['contract', '--board', '3'], 'CONTRACT is missing'],
    ['no board', ['contract', '4SN='], '--board N is missing'],
    ['board 0', ['contract', '4SN=', '--board', '0'], 'from 1, not “0”'],
    ['a contract that is none', ['contract', '4S', '--board', '3'], '“4S” is not a contract. Write level'],
    ['fourteen tricks', ['contract', '7NTN+1', '--board', '3'], 'would be 14 tricks'],
  ])('BRI-81 %s', async (_, argv, message) => {
    const { code, out, err } = await desk.runs(['bridge', ...argv])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^arbiter: /)
    expect(err.replaceAll(/\s+/g, ' ')).toContain(message)
  })
})

test('the built command answers too, and its help has examples', () => {
  const line = ['bridge', 'award', '--team', 'lost-semi', '--played', '0/24,24/24,24/24', '--json']
  expect(JSON.parse(arbiter(desk.folder, line).out)).toMatchObject({ award: '3rd/4th', rule: 'BRI-10' })
  expect(arbiter(desk.folder, ['bridge', 'award', '--help']).out).toContain('arbiter bridge award --team won-final')
})
