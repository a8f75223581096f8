/** A whole Bridge knockout on the command line. */
import { readFileSync, rmSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { withoutTypeface } from '../../paper/test/without-typeface.ts'
import { textWidth } from '../src/page/text-width.ts'
import { BridgeHall, file } from './bridge-hall.ts'
import { emptyFolder } from './folder.ts'
import { arbiter } from './standing.ts'

const names = ['Harbour', 'Orchard', 'Meadow', 'Quarry', 'Lantern', 'Ferry', 'Willow Lane', 'Kestrel', 'Mill']
const averages = [2400, 1962.5, 1537.5, 1287.5, 987.5, 717.5, 412.5, 167.5, 21.25]

/** A list of so many teams of four, the first the strongest. */
function listOf(count: number): string {
  const columns = [1, 2, 3, 4].map((n) => `player${n},number${n},masterpoints${n}`).join(',')
  const lines = names.slice(0, count).map((name, i) => {
    const players = [1, 2, 3, 4].map((n) => `${name[0]}${n},${10 * i + n},${averages[i]}`)
    return `${name},${name[0]}1,yes,${players.join(',')}`
  })
  return `team,captain,paid,${columns}\n${lines.join('\n')}\n`
}

class Hall extends BridgeHall {
  /** "1 Harbour 38-24 Lantern": a report of match 1. */
  async reports(...results: string[]): Promise<void> {
    for (const text of results) {
      const [, match, one, imps, other] = /^(\S+) (.+) (\d+-\d+) (.+)$/.exec(text) as unknown as string[]
      await this.says('report', file, match as string, imps as string, '--between', `${one} v ${other}`)
    }
  }
}

/** So many teams, started. */
async function hallWith(count: number, ...settings: string[]): Promise<Hall> {
  const hall = new Hall()
  hall.writes('teams.csv', listOf(count))
  const set = settings.flatMap((each) => ['--set', each])
  await hall.says('new', 'bridge-knockout', file, '--entrants', 'teams.csv', '--name', 'Evening Teams', ...set)
  await hall.says('start', file)
  return hall
}

test('BRI-49 a forfeit says who advances, or that nobody does and why', async () => {
  const hall = await hallWith(8)
  expect(await hall.says('forfeit', file, '1', 'Kestrel')).toContain('Harbour (as number 1) advances from match 1')
  await hall.says('edit', file, 'Orchard', '--paid', 'no')
  expect(await hall.says('forfeit', file, '2', 'Willow Lane')).toContain(
    'Nobody advances from match 2: Orchard has not paid.',
  )
  expect(await hall.says('forfeit', file, '3', 'Meadow', 'Ferry')).toContain('Nobody advances from match 3.')
})

/** Nine teams with handicap, the first two rounds played; Harbour and Lantern would meet again. */
async function toTheSemifinals(...settings: string[]): Promise<Hall> {
  const hall = await hallWith(9, ...settings)
  await hall.reports('1 Harbour 38-24 Lantern', '1 Harbour 41-20 Mill', '1 Lantern 40-9 Mill')
  await hall.reports('2 Orchard 50-20 Ferry', '2 Orchard 41-20 Willow Lane', '2 Ferry 31-35 Willow Lane')
  await hall.reports('3 Meadow 31-20 Quarry', '3 Meadow 31-24 Kestrel', '3 Quarry 44-12 Kestrel')
  await hall.reports('4 Harbour 44-21 Meadow', '4 Harbour 52-18 Willow Lane', '4 Meadow 38-27 Willow Lane')
  await hall.reports('5 Orchard 33-30 Quarry', '5 Orchard 36-28 Lantern', '5 Quarry 25-31 Lantern')
  return hall
}

test('nine teams are directed from the list to the champion', async () => {
  const hall = new Hall()
  hall.writes('teams.csv', listOf(9))
  const outline = await hall.says('outline', 'bridge-knockout', '--entrants', '9')
  expect(outline).toContain('4 rounds, 18 meetings of two teams')
  expect(outline).toContain('First round   1: 1–5–9→2  2: 2–6–7→2  3: 3–4–8→2')
  expect(outline).toContain('Three numbers are a three-way\nmatch; →2')

  const made = await hall.says('new', 'bridge-knockout', file, '--entrants', 'teams.csv', '--set', 'handicap=true')
  expect(made).toMatch(/# {2}Team {9}Average {2}Paid {2}Captain {2}Players\n {2}1 {2}Harbour +2400\.00 {2}yes {3}H1/)
  expect(await hall.says('start', file)).toMatch(
    /^Started with 9: Harbour, .*\. 9 handicaps\s+were\s+told\.\nNext: match 1, Harbour v Lantern, 14 boards \(9 results are open\)\n {2}arbiter report evening\.arbiter 1 35-12 --between 'Harbour v Lantern'\nTo print the tickets: arbiter bridge print evening\.arbiter tickets\nWhen the conditions are posted and announced:\n {4}arbiter bridge post evening\.arbiter\n$/s,
  )
  const first = await hall.says('show', file)
  expect(first).toContain('Next: 9 results to report, in IMPs')
  expect(first).toContain('who sits where: arbiter show evening.arbiter --match 1')
  expect(first).toContain('1  three-way, two advance, 14 boards each')

  const match = await hall.says('show', file, '--match', '1')
  expect(match).toMatch(/^ {2}First half +X +Harbour +Mill +X$/m)
  expect(match).toMatch(/^ {2}Second half +X +Harbour +Lantern +Y$/m)

  await hall.reports('1 Harbour 38-24 Lantern')
  expect(await hall.says('report', file, '1', '12:10', '--between', 'Mill, Harbour', '--half', '1')).toContain(
    'Match 1, first half: Harbour 10–12 Mill.',
  )
  expect(await hall.says('report', file, '1', '41–20', '--between', '#1 v #9')).toContain(
    'Match 1, second half: Harbour 31–8 Mill.',
  )
  expect(await hall.says('report', file, '1', '40-9', '--between', 'Lantern v Mill')).toContain(
    'Harbour (as number 1) and Lantern (as number 5) advance from match 1 (IMP\n  quotient).',
  )
  expect(await hall.says('why', file, 'advance', '1')).toContain('the IMP quotients are\nHarbour 79/69.451')
  expect(await hall.says('why', file, 'handicap', '1')).toContain('21.458 IMPs from Harbour')
  expect(await hall.says('why', file, 'number', 'Lantern')).toContain('it took number 5')
})

test('the bracket of teams is a column a round, a box a match', { tags: ['rest'] }, async () => {
  const hall = await toTheSemifinals('handicap=true')
  const lines = (await hall.says('bracket', file)).split('\n').map((line) => line.slice(0, 39).trimEnd())
  expect(lines.slice(0, 15)).toEqual([
    'Knockout · 5 of 8 matches decided',
    '',
    'First round',
    '─'.repeat(39),
    '1 three-way, two advance, 14 boards',
    'each',
    '1 Harbour                    1 1.137 →1',
    '5 Lantern                    1 1.075 →5',
    '9 Mill                       1 0.823',
    '  1–5 38–27.993',
    '      handicap 3.993 to 5',
    '  1–9 41–41.458',
    '      handicap 21.458 to 9',
    '  5–9 40–25.235',
    '      handicap 16.235 to 9',
  ])
  const page = await hall.says('bracket', file)
  expect(page).toMatch(/^This round was re-paired because .*\nHarbour and Lantern had met in match 1\./m)
  expect(page).toMatch(/━+ +2 from match 7\n▸6 28 boards\n1 Harbour\n2 Orchard\n {2}handicap 1\.664 to Orchard/)
  hall.width = 200
  expect((await hall.says('bracket', file)).split('\n')[2]).toMatch(/^First round +Second round +Semifinals +Final$/)
})

test.each([60, 80, 120])('no page of teams is wider than %i columns', { tags: ['rest'] }, async (width) => {
  const hall = await toTheSemifinals('handicap=true')
  await hall.says('report', file, '6', '22-31', '--half', '1')
  hall.width = width
  const pages = [
    ...['show', 'bracket', 'table', 'log'].map((name) => [name, file]),
    ...[1, 5, 6, 8].map((match) => ['show', file, '--match', String(match)]),
    ...[1, 2, 3, 4].map((round) => ['show', file, '--round', String(round)]),
    ['bridge', 'handicap-table'],
  ]
  for (const argv of pages)
    for (const line of (await hall.says(...argv)).split('\n'))
      if (!/arbiter /.test(line)) expect(textWidth(line), `${argv.join(' ')}: ${line}`).toBeLessThanOrEqual(width)
})

test('BRI-29 the semifinals are re-paired, and say why on every page', async () => {
  const hall = await toTheSemifinals()
  const { pairing, matches } = (await hall.json('bracket', file))[0].rounds[2]
  expect(pairing).toEqual({
    kind: 're-paired',
    rule: 'BRI-29',
    says: [
      {
        id: 'pairing-re-paired',
        meetings: [
          {
            id: 'pairing-met',
            match: { match: '1' },
            who: [
              { entrant: 'e2', name: 'Harbour' },
              { entrant: 'e6', name: 'Lantern' },
            ],
          },
        ],
      },
    ],
    sentence: 'This round was re-paired because Harbour and Lantern had met in match 1.',
  })
  expect(matches.map(({ seats }: { seats: { entrant: string }[] }) => seats.map(({ entrant }) => entrant))).toEqual([
    ['Harbour', 'Orchard'],
    ['Meadow', 'Lantern'],
  ])
  expect(await hall.says('show', file)).toMatch(
    /This round was re-paired because\s+Harbour\s+and\s+Lantern\s+had\s+met\s+in\s+match\s+1\./,
  )
  expect(await hall.says('log', file)).toContain('Semifinals re-paired: 1 v 2 and 3 v 4.')
  expect(await hall.says('export', file, '--to', 'html')).toContain('<span class="stamp">re-paired</span>')
})

test('a correction shows its consequences first and takes them with --confirm', async () => {
  const hall = await toTheSemifinals()
  await hall.says('report', file, '6', '61-44')
  await hall.says('report', file, '7', '40-47')
  const correction = ['correct', file, '5', '31-25', '--between', 'Quarry v Lantern']
  const before = hall.bytes(file)
  expect(await hall.says(...correction, '--preview')).toContain('make void: Match 7: Meadow 40–47 Lantern.')
  const refused = await hall.runs(correction)
  expect({ code: refused.code, err: refused.err }).toEqual({ code: 1, err: expect.stringContaining('--confirm') })
  expect(hall.bytes(file)).toEqual(before)
  expect(await hall.says(...correction, '--note', 'misread', '--confirm')).toContain(
    'Match 5 corrected: Quarry 31–25 Lantern (it was 25–31, fact 26). Fact 29 is\n  void.',
  )
  await hall.reports('7 Meadow 38-37 Quarry')
  await hall.says('report', file, '8', '20-31', '--half', '1')
  expect(await hall.says('report', file, '8', '55-49')).toContain('Harbour won match 8.')
  await hall.says('close', file)
  const table = await hall.says('table', file)
  expect(table).toMatch(/^ +1 {2}Harbour +1 +2400\.00 +4 +yes$/m)
  expect(table).toMatch(/^ {2}3–4 {2}Orchard +2 +1962\.50 +2$/m)
  expect(await hall.says('why', file, 'champion')).toContain('Harbour is 1')
  expect(await hall.says('verify', file)).toContain('all rules hold')
})

test('the director pairs by hand, and it is kept with his note', async () => {
  const hall = new Hall()
  hall.writes('teams.csv', listOf(9))
  await hall.says('new', 'bridge-knockout', file, '--entrants', 'teams.csv', '--set', 'autoPair=false')
  await hall.says('start', file)
  await hall.reports('1 Harbour 38-24 Lantern', '1 Harbour 41-20 Mill', '1 Lantern 40-9 Mill')
  await hall.reports('2 Orchard 50-20 Ferry', '2 Orchard 41-20 Willow Lane', '2 Ferry 31-35 Willow Lane')
  await hall.reports('3 Meadow 31-20 Quarry', '3 Meadow 31-24 Kestrel', '3 Quarry 44-12 Kestrel')
  await hall.reports('4 Harbour 44-21 Meadow', '4 Harbour 52-18 Willow Lane', '4 Meadow 38-27 Willow Lane')
  await hall.reports('5 Orchard 33-30 Quarry', '5 Orchard 36-28 Lantern', '5 Quarry 25-31 Lantern')
  expect(await hall.says('draft', file)).toMatch(/^Semifinals, a draft\n +6 +1 Harbour +v +2 Orchard\n/)
  const pair = ['pair', file, '--match', 'Harbour v Meadow', '--match', 'Lantern, Orchard', '--note', 'upstairs']
  expect(await hall.says(...pair)).toContain('Semifinals paired by hand: 1 v 3 and 2 v 4. (upstairs)')
  expect(await hall.says('bracket', file)).toContain('The director paired this round by hand:')
})

test('BRI-41 five teams: victory points, a choice of opponent, carry-over', async () => {
  const hall = await hallWith(5)
  const open = async () => (await hall.json('show', file)).todo
  for (let [next] = await open(); next.do === 'report'; [next] = await open())
    await hall.reports(`${next.match} ${next.between[0]} 30-${next.match.endsWith('1') ? 20 : 25} ${next.between[1]}`)
  expect(await hall.says('show', file)).toMatch(/^ {2}1 {2}1 Harbour +54 +4 +\\\\ +14 +13 +14 +13$/m)
  hall.width = 100
  const show = await hall.says('show', file)
  expect(show).toMatch(/Next: Harbour chooses an opponent: .*\n {2}arbiter bridge choose evening\.arbiter \w+\n/)
  expect(show).toMatch(/^ {2}1 {2}1 Harbour +\d+ +4 +\\\\ +\d+ \(30–20\)/m)
  expect((await hall.runs(['draft', file])).err).toContain('Harbour chooses an opponent first')
  const [{ among }] = await open()
  expect(await hall.says('bridge', 'choose', file, among[2])).toMatch(/^Semifinals chosen: Harbour v \w+( \w+)? and /)
  expect(await hall.says('show', file, '--match', '1')).toMatch(/chose .*\(BRI-41\)\n\n.*\n +carry-over \d+ to Harbour/)
  const page = await hall.says('export', file, '--to', 'html')
  expect(page).toContain('<h2>Round robin</h2>')
  expect(page).toContain('Carry-over')
  expect(await hall.says('verify', file)).toContain('all rules hold')
})

test('BRI-84 a late team joins a match; BRI-50 a team leaves in an emergency; BRI-88 the director says who advances', async () => {
  const hall = await hallWith(8)
  const late = ['enter', file, 'Late', '--joins', '4', '--captain', 'Zoe', '--paid', 'no']
  expect(await hall.says(...late, '--player', 'Zoe;77;12.5', ...four('L'))).toContain(
    'Late entered: captain Zoe, 4 players with 12.5 masterpoints on average and not\n  paid. Late takes a seat in match 4.',
  )
  expect(await hall.says('show', file, '--match', '4')).toContain('three-way, one advances, 14 boards each')
  expect(await hall.says('rule', file, '4', 'Late', '--note', 'boards fouled')).toContain(
    'Match 4: declared won by Late. (boards fouled)',
  )
  expect(await hall.says('withdraw', file, 'Kestrel', '--emergency', '--note', 'called home')).toContain(
    'Kestrel withdrew in an emergency. (called home)',
  )
  expect(await hall.says('bracket', file)).toMatch(/1 Harbour +\S* *→1/)
  expect(await hall.says('edit', file, 'Late', '--paid', 'yes', '--captain', 'none')).toContain(
    'Late edited: no captain and paid.',
  )
})

const four = (word: string): string[] => [2, 3, 4].flatMap((n) => ['--player', `${word}${n};12.5`])

test('BRI-38 who leaves a three-way is marked, and the other two play on', async () => {
  const hall = await hallWith(9)
  await hall.says('withdraw', file, 'Mill')
  expect(await hall.says('show', file, '--match', '1')).toMatch(
    /^Match 1, First round · .* · Mill left · open\n\n {2}1 Harbour {2}– {2}5 Lantern\n\n/,
  )
  expect(await hall.says('bracket', file)).toContain('9 Mill (left)')
  expect(await hall.says('export', file, '--to', 'html')).toContain('Mill <span class="note">left</span>')
  await hall.says('report', file, '1', '20-10')
  expect(await hall.says('show', file)).toContain('Harbour →1; Lantern →5')
})

test('BRI-88 two are declared to advance from a three-way', async () => {
  const hall = await hallWith(9)
  expect(await hall.says('rule', file, '1', 'Harbour', 'Mill')).toContain(
    'Match 1: declared: Harbour and Mill advance.',
  )
  expect(await hall.says('show', file, '--round', '1')).toContain('declared: Harbour and Mill advance')
})

test('BRI-37 level after all boards: extra boards are asked for, reported and shown', async () => {
  const hall = await hallWith(4)
  await hall.says('report', file, '1', '30-30')
  expect(await hall.says('show', file)).toMatch(/1 {2}Harbour {2}v {2}Quarry {2}4 extra boards/)
  expect(await hall.says('report', file, '1', '12-8')).toContain('Match 1, extra boards: Harbour 12–8 Quarry.')
  expect(await hall.says('bracket', file)).toMatch(
    /1 Harbour +30 →1.*\n.*\n {2}extra boards 12–8.*\n {2}by extra boards/,
  )
})

test('what a Bridge knockout looks like to a program', async () => {
  const hall = await hallWith(9, 'handicap=true')
  await hall.says('report', file, '1', '10-12', '--between', 'Harbour v Mill', '--half', '1')
  const match = await hall.json('show', file, '--match', '1')
  expect(match).toMatchObject({
    match: '1',
    in: { round: 1, name: { id: 'round-first', text: 'First round' } },
    advance: 2,
    takes: [{ number: 1 }, { number: 5 }],
    state: 'open',
    boards: {
      boards: 14,
      scores: {
        1: {
          between: ['Harbour', 'Mill'],
          halves: [[10, 12], null],
          imps: [10, 12],
          handicap: [0, 21.458],
          score: [10, 33.458],
          isComplete: false,
        },
      },
      open: { 1: { between: ['Harbour', 'Mill'], boards: 7, half: 2 } },
      movement: { length: 6, 0: { half: 1, table: 'X', northSouth: 'Harbour', eastWest: 'Mill', boards: 'X' } },
    },
  })
  const { entrants, todo } = await hall.json('show', file)
  expect(entrants[0]).toMatchObject({ captain: 'H1', paid: true, average: 2400, players: { length: 4 } })
  expect(todo[0]).toMatchObject({ do: 'report', match: '1', between: ['Harbour', 'Lantern'], isOneOfSeveral: true })
  const [bracket] = await hall.json('bracket', file)
  expect(bracket).toMatchObject({ stage: 'knockout', of: 'teams', drawnAs: 'columns', rounds: { length: 4 } })
  expect((await hall.json('outline', 'bridge-knockout', '--entrants', '9')).stages[0].rounds[0].matches[0]).toEqual({
    match: '1',
    seats: [{ seed: 1 }, { seed: 5 }, { seed: 9 }],
    advance: 2,
  })
})

test('it is exported as table, page and log, and imported again', { tags: ['rest'] }, async () => {
  const hall = await toTheSemifinals('handicap=true')
  expect((await hall.says('export', file, '--to', 'csv')).split('\r\n')[0]).toBe('rank,name,number,average,won')
  const page = await hall.says('export', file, '--to', 'html')
  expect(withoutTypeface(page)).not.toMatch(/<script|https?:|url\(|@import|NaN|undefined/)
  await hall.says('export', file, '--to', 'json', '--out', 'evening.json')
  await hall.says('import', 'evening.json', 'again.arbiter')
  expect(hall.bytes('again.arbiter')).toEqual(hall.bytes(file))
})

describe('arbiter bridge', () => {
  const desk = new Hall()

  test('BRI-58 a handicap, in words and as data', async () => {
    const line = ['bridge', 'handicap', '--higher', '3000', '--lower', '550', '--boards', '24']
    expect(await desk.says(...line)).toMatch(/^The team with the lower average receives 14\.003 IMPs\.\n\nN × log10/)
    expect(await desk.says(...line, '--json')).toBe('{"handicap":14.003}\n')
    const equal = ['bridge', 'handicap', '--higher', '1,500.5', '--lower', '1500.5', '--boards', '28']
    expect(await desk.json(...equal)).toEqual({ handicap: 0 })
  })

  test('BRI-60 BRI-61 the whole table, with what is misprinted and what is missing', async () => {
    const page = await desk.says('bridge', 'handicap-table')
    expect(page).toMatch(/^ {3}550 .* 14\.003\*/m)
    expect(page).toContain('3,000 v 550 is printed 14.033, not 14.003')
    expect(page).toMatch(
      /Missing in print: 15,000 v 12,500, the row 700 of the first block and the\s+zeros of 15,000,\s+12,500, 3,000 and\s+800/,
    )
    const { boards, blocks, misprints, missing } = await desk.json('bridge', 'handicap-table')
    expect({ boards, blocks: blocks.length, misprints: misprints.length }).toEqual({
      boards: 24,
      blocks: 3,
      misprints: 4,
    })
    expect(missing).toContainEqual({ higher: 15000, lower: 12500 })
    expect(misprints).toContainEqual({ higher: 3000, lower: 550, handicap: 14.003, printed: 14.033 })
  })

  test.each`
    points    | words                               | imps
    ${'460'}  | ${'460 points are worth 10 IMPs.'}  | ${10}
    ${'20'}   | ${'20 points are worth 1 IMP.'}     | ${1}
    ${'0'}    | ${'0 points are worth 0 IMPs.'}     | ${0}
    ${'4000'} | ${'4000 points are worth 24 IMPs.'} | ${24}
  `('BRI-71 $words', async ({ points, words, imps }) => {
    expect(await desk.says('bridge', 'imps', points)).toBe(`${words}\n`)
    expect(await desk.says('bridge', 'imps', points, '--json')).toBe(`{"imps":${imps}}\n`)
  })
})

describe('wrong input is refused in words and changes nothing', () => {
  let hall: Hall

  beforeAll(async () => {
    hall = await hallWith(9)
    hall.writes('wrong.csv', 'team,paid,player1,masterpoints1\nReds,soon,Ann,-5\nBlues,yes,,7\n')
    hall.writes(
      'seven.csv',
      `team,${sevenOf((n) => `player${n},masterpoints${n}`)}\nReds,${sevenOf((n) => `P${n},1`)}\n`,
    )
    hall.writes('shared.csv', `${listOf(2)}Reds,,,H1,1,5,b,,1,c,,1,d,,1\n`)
    await hall.says('new', 'bridge-knockout', 'entering.arbiter')
    await hall.says('enter', 'entering.arbiter', '--entrants', '3')
    await hall.says('new', 'bridge-knockout', 'two.arbiter', '--entrants', '2')
    await hall.says('new', 'bridge-knockout', 'points.arbiter', '--entrants', '4', '--set', 'handicap=true')
    await hall.says('new', 'bridge-knockout', 'odd.arbiter', '--entrants', '9', '--set', 'boards=27')
    await hall.says('report', file, '2', '22-31', '--between', 'Orchard v Ferry', '--half', '1')
    await hall.says('report', file, '3', '22-31', '--between', 'Meadow v Quarry')
    await hall.league('league.arbiter', 4)
  })

  const sevenOf = (each: (n: number) => string): string => [1, 2, 3, 4, 5, 6, 7].map(each).join(',')
  const handicap = (...options: string[]) => ['bridge', 'handicap', ...options]

  test.each<[what: string, argv: string[], code: number, message: string]>([
    ['a three-way without between', ['report', file, '1', '35-12'], 1, 'Say which two of them met'],
    [
      'a team of another match',
      ['report', file, '1', '35-12', '--between', 'Harbour v Ferry'],
      1,
      'Match 1 is between',
    ],
    ['a team nobody knows', ['report', file, '1', '35-12', '--between', 'Harbour v Reds'], 1, 'Nobody called “Reds”'],
    ['one team alone', ['report', file, '1', '35-12', '--between', 'Harbour'], 2, '--between takes two teams'],
    ['a third half', ['report', file, '1', '3-1', '--half', '3'], 2, '--half must be 1 or 2, not “3”'],
    ['a half again', ['report', file, '2', '1-1', '--between', 'Orchard v Ferry', '--half', '1'], 1, 'is in already'],
    [
      'halves that do not add up',
      ['report', file, '2', '20-40', '--between', 'Orchard v Ferry'],
      1,
      'cannot be the whole',
    ],
    ['a result that is in', ['report', file, '3', '1-0', '--between', 'Meadow v Quarry'], 1, 'is in already'],
    ['IMPs below nothing', ['report', file, '1', '-5-12'], 1, '“-5-12” is not a result. Type the IMPs'],
    ['half an IMP', ['report', file, '1', '35.5-12'], 1, '“35.5-12” is not a result'],
    ['too many IMPs', ['report', file, '1', '35-12345'], 1, 'Type the IMPs, for example 34-21'],
    ['a result of chess', ['report', file, '1', '1/2'], 1, '“1/2” is not a result. Type the IMPs'],
    ['IMPs in a league', ['report', 'league.arbiter', '1', '35-12'], 1, 'Type 1, 0 or ='],
    ['a match to come', ['report', file, '4', '35-12'], 1, 'Match 4'],
    ['a match that is none', ['report', file, '99', '35-12'], 1, 'no match “99”'],
    ['boards before the start', ['report', 'entering.arbiter', '1', '35-12'], 1, 'has not started'],
    ['a correction of nothing', ['correct', file, '1', '3-1', '--between', 'Harbour v Mill'], 1, 'no reported result'],
    [
      'a correction of one half of two',
      ['correct', file, '2', '3-1', '--between', 'Orchard v Ferry'],
      1,
      'Say which half',
    ],
    ['one declared of two', ['rule', file, '1', 'Harbour'], 1, '2 advance, and you named 1'],
    ['a drawn knockout', ['rule', file, '1', '--drawn'], 1, 'Match 1 needs a winner'],
    ['a choice nobody has', ['bridge', 'choose', file, 'Harbour'], 1, 'Nobody has a choice'],
    ['a choice of nobody', ['bridge', 'choose', file], 2, 'OPPONENT is missing'],
    ['a pairing by hand too early', ['pair', file, '--match', 'Harbour v Mill'], 1, 'There is nothing to pair'],
    ['a match to look at that is none', ['show', file, '--match', '99'], 1, 'no match “99”'],
    ['a match and a round', ['show', file, '--match', '1', '--round', '1'], 2, 'takes --match alone'],
    ['a start of two', ['start', 'two.arbiter'], 1, 'takes 3 to 64'],
    ['a start without masterpoints', ['start', 'points.arbiter'], 1, 'told their players and masterpoints'],
    ['odd boards', ['start', 'odd.arbiter'], 1, 'Matches of 27 boards cannot be played here'],
    ['no boards', ['new', 'bridge-knockout', 'x.arbiter', '--set', 'boards=0'], 1, 'The option “boards” takes'],
    ['two for an outline', ['outline', 'bridge-knockout', '--entrants', '2'], 1, '3 to 64'],
    [
      'a wrong list',
      ['enter', 'entering.arbiter', '--entrants', 'wrong.csv'],
      1,
      'line 2, column 6: “paid” must be yes or no',
    ],
    ['seven players', ['enter', 'entering.arbiter', '--entrants', 'seven.csv'], 1, 'A team has 4, 5 or 6 players'],
    ['a player on two teams', ['enter', 'entering.arbiter', '--entrants', 'shared.csv'], 1, 'is in Harbour already'],
    ['a team twice', ['enter', 'entering.arbiter', 'Team 1'], 1, 'A team of that name has entered already'],
    ['a payment of some kind', ['enter', 'entering.arbiter', 'X', '--paid', 'soon'], 2, '--paid must be yes or no'],
    ['a player without points', ['enter', 'entering.arbiter', 'X', '--player', 'Ann'], 2, 'NAME;NUMBER;MASTERPOINTS'],
    ['points below nothing', ['enter', 'entering.arbiter', 'X', '--player', 'Ann;1;-5'], 2, 'masterpoints of Ann'],
    ['a late team in a full match', ['enter', file, 'Late', '--joins', '1'], 1, 'Nobody can enter any more'],
    ['bridge of something', ['bridge', 'impz'], 2, 'There is no command “bridge impz”. Did you mean bridge imps?'],
    ['IMPs of nothing', ['bridge', 'imps'], 2, 'POINTS is missing'],
    ['IMPs of words', ['bridge', 'imps', 'many'], 2, 'a whole number from 0, not “many”'],
    ['IMPs below nothing', ['bridge', 'imps', '-460'], 2, 'a whole number from 0, not “-460”'],
    ['a handicap without boards', handicap('--higher', '9', '--lower', '5'), 2, '--boards N is missing'],
    ['a handicap on no boards', handicap('--higher', '9', '--lower', '5', '--boards', '0'), 2, 'from 1, not “0”'],
    ['a handicap of one team', handicap('--higher', '9', '--boards', '24'), 2, '--lower is missing'],
    ['an average that is none', handicap('--higher', 'NaN', '--lower', '5', '--boards', '24'), 2, 'not “NaN”'],
    ['an average below nothing', handicap('--higher', '9', '--lower', '-5', '--boards', '24'), 2, 'not “-5”'],
    [
      'averages the wrong way round',
      handicap('--higher', '5', '--lower', '9', '--boards', '24'),
      2,
      'is less than --lower 9',
    ],
    ['a table of something', ['bridge', 'handicap-table', '--boards', '28'], 2, 'has no option --boards'],
  ])('%s', async (_, argv, code, message) => {
    const known = argv.find((word) => word.endsWith('.arbiter') && word !== 'x.arbiter')
    const before = known ? hall.bytes(known) : undefined
    const told = await hall.runs(argv)
    expect({ code: told.code, out: told.out, err: told.err }).toEqual({
      code,
      out: '',
      err: expect.stringMatching(/^arbiter: /),
    })
    expect(told.err).toContain(message)
    if (known) expect(hall.bytes(known)).toEqual(before)
  })

  test('all that is wrong with a list is said at once', async () => {
    const { err } = await hall.runs(['enter', 'entering.arbiter', '--entrants', 'wrong.csv'])
    expect(err.split('\n').slice(1, 4)).toEqual([
      expect.stringContaining('line 2, column 6: “paid” must be yes or no, not “soon”'),
      expect.stringContaining('line 2, column 15: “masterpoints1” must be a number'),
      expect.stringContaining('line 3, column 12: “7” stands here without a “player1”'),
    ])
  })

  test('with handicap and without players it says whose are missing and what to type', async () => {
    const { todo } = await hall.json('show', 'points.arbiter')
    expect(todo[0]).toMatchObject({ do: 'edit', missing: { which: 'players', entrants: { length: 4 } } })
    expect(await hall.says('show', 'points.arbiter')).toContain(
      "arbiter edit points.arbiter 'Team 1' --player 'NAME;NUMBER;MASTERPOINTS'",
    )
  })
})

test('the demo of a Bridge knockout plays it to its champion and leaves a file that holds all rules', {
  tags: ['rest'],
}, () => {
  const { code, out } = arbiter(emptyFolder(), ['demo', '--format', 'bridge-knockout', '--json'])
  const { folder: there, steps } = JSON.parse(out)
  expect(code).toBe(0)
  const refused = steps.filter((step: { exit: string }) => step.exit !== 'done')
  expect(refused).toMatchObject([
    { output: expect.stringContaining('draft.csv cannot be used, and nothing was changed') },
    { output: expect.stringContaining('Say which two of them met') },
    { output: expect.stringContaining('type the same again with --confirm') },
  ])
  const page = steps.map((step: { output: string }) => step.output).join('\n')
  expect(page).toContain('IMP quotient')
  expect(page).toContain('This round was re-paired because')
  expect(page).toContain('Harbour is 1')
  expect(steps.at(-1).output).toContain('all rules hold')
  expect(readFileSync(`${there}/evening.arbiter`, 'utf8')).toContain('result-corrected')
  rmSync(there, { recursive: true })
})
