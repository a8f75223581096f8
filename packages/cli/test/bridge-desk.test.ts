/** Bridge part two on the command line: brackets, line-ups, boards, awards, a team in the wrong bracket, drawing again. */
import { describe, expect, test } from 'vitest'
import { withoutTypeface } from '../../paper/test/without-typeface.ts'
import { textWidth } from '../src/page/text-width.ts'
import { type BridgeHall, file, hallOf, teamList } from './bridge-hall.ts'

const bracketed = ['bracketed=true']

describe('brackets by strength', () => {
  test('BRI-98 the director gives their sizes at the start, and every page says which bracket it is', async () => {
    const hall = await hallOf(20, bracketed, '--brackets', '9,11')
    expect(await hall.says('log', file)).toMatch(/The\s+brackets\s+have\s+9\s+and\s+11\s+teams\./)
    const page = await hall.says('show', file)
    expect(page).toContain('Bracket A, First round · averages 2400.00 to 1840.00')
    expect(page).toContain('Bracket B, First round · averages 1770.00 to 1070.00')
    expect(page).toContain('First round · 0 of 18 matches decided')
    expect(page).toMatch(/^ {2}1–11 {2}Beacon +B +1 +1770\.00 +0$/m)
    const bracket = await hall.says('bracket', file, '--bracket', 'b')
    expect(bracket).toMatch(/^Bracket B · averages 1770\.00 to 1070\.00 · 0 of 10 matches decided\n/)
    expect(bracket).not.toContain('Harbour')
    expect(await hall.json('bracket', file, '--bracket', 'B')).toMatchObject([
      { stage: 'knockout-B', bracket: 'B', indicators: { high: 1770, low: 1070 } },
    ])
    expect(await hall.refuses(1, 'bracket', file, '--bracket', 'C')).toContain('The brackets are A and B')
  })

  test('BRI-17 matches of a bracket stand in the order of their numbers', async () => {
    const hall = await hallOf(16, bracketed, '--brackets', '8,8')
    const matches = (await hall.says('bracket', file, '--bracket', 'A')).match(/▸A\d/g)
    expect(matches).toEqual(['▸A1', '▸A2', '▸A3', '▸A4'])
  })

  test('BRI-29 a pairing of the history says of which bracket it is', async () => {
    const hall = await hallOf(18, bracketed, '--brackets', '9,9')
    await hall.plays(2)
    expect(await hall.says('log', file)).toMatch(/Bracket B, Semifinals (re-)?paired: /)
  })

  test('the outline names the brackets and their sizes', async () => {
    const hall = await hallOf(8, [])
    const page = await hall.says('outline', 'bridge-knockout', '53', '--set', 'bracketed=true')
    expect(page).toContain('brackets of 14, 13, 13 and 13')
    expect(page).toMatch(/^Bracket D\n {2}First round {4}D1: 1–13 /m)
  })

  test('a visitor finds each bracket on the page under its letter', { tags: ['rest'] }, async () => {
    const hall = await hallOf(20, bracketed)
    const page = await hall.says('export', file, '--to', 'html')
    expect(page).toContain('<a href="#bracket-B">Bracket B</a>')
    expect(page).toContain(
      '<span id="bracket-B">Bracket B</span></h2><span class="push">Averages 1700.00 to 1070.00 · ',
    )
    expect(withoutTypeface(page)).not.toMatch(/<script|https?:|url\(|@import|NaN|undefined/)
  })
})

test('BRI-66 everywhere a compact knockout says where winner and loser go', async () => {
  const hall = await hallOf(8, [])
  const compact = 'compact.arbiter'
  await hall.says('new', 'bridge-knockout', compact, '--entrants', '14', '--set', 'compact=true')
  await hall.says('start', compact)
  const all = await hall.json('outline', 'bridge-knockout', '--set', 'compact=true')
  expect(all.outlines.map(({ entrants }: { entrants: number }) => entrants)).toEqual([12, 13, 14, 15, 16])
  const outline = ['outline', 'bridge-knockout', '--entrants', '14', '--set', 'compact=true']
  expect(await hall.says(...outline)).toContain('1 AB1: 1–14, winner to AB1, loser to AB2')
  expect((await hall.json(...outline)).stages[0].rounds[0].matches[1]).toMatchObject({
    ticket: 'AB2',
    seats: [{ ticket: 'AB2' }, { ticket: 'BA2' }],
    goTo: { winner: 'BA1', loser: 'BA2' },
  })
  expect(await hall.says('show', compact)).toContain('AB1: winner to AB1, loser to AB2')
  expect(await hall.says('report', compact, '1', '30-20')).toContain(
    'Team 1 (to AB1) and Team 14 (to AB2) advance from match 1.',
  )
  const bracket = await hall.says('bracket', compact)
  expect(bracket).toMatch(/^ 1 Team 1 +30 →AB1/m)
  expect(bracket).toContain('BA1 winner of 2')
  expect(await hall.says('export', compact, '--to', 'html')).toContain(
    '<p class="how goto">winner to AB1, loser to AB2</p>',
  )
})

describe('conditions, line-ups, boards, remedies', () => {
  test('BRI-47 the conditions are asked for until they are posted', async () => {
    const hall = await hallOf(8, [])
    expect(await hall.says('show', file)).toContain('announced:\n    arbiter bridge post evening.arbiter')
    expect(await hall.says('bridge', 'post', file, '--note', 'beside the rack')).toContain(
      'The conditions of contest were posted and announced. (beside the rack)',
    )
    expect(await hall.says('show', file)).not.toContain('arbiter bridge post')
    expect(await hall.refuses(1, 'bridge', 'post', file)).toContain('already')
  })

  test('BRI-97 a line-up is told by half or in boards, and asked for where it is missing', async () => {
    const hall = await hallOf(8, [])
    await hall.says('report', file, '1', '22-20', '--half', '1')
    expect(await hall.says('show', file)).toMatch(
      /The line-up of Harbour in match 1 is missing:\s+arbiter bridge lineup evening\.arbiter 1 Harbour 'A, B, C, D' --half 1/,
    )
    expect(
      await hall.says('bridge', 'lineup', file, '1', 'Harbour', 'Har1, Har2, Har3, Har4', '--half', '1'),
    ).toContain('Match 1, first half: Har1, Har2, Har3 and Har4 play for Harbour.')
    expect(await hall.says('show', file)).not.toContain('line-up of Harbour')
    const played = 'Har1 28, Har2 28, Har3 14, Har4 14, #5 14, Har6 14'
    expect(await hall.says('bridge', 'lineup', file, '1', 'Harbour', '--played', played)).toMatch(
      /Match 1: boards played for Harbour: Har1 28, Har2 28, Har3 14, Har4 14, Har5 14\s+and Har6 14\./,
    )
  })

  test('BRI-96 boards are scored by contracts, scores and IMPs, with the total and what is missing', async () => {
    const hall = await hallOf(8, ['boards=4'])
    const first = await hall.says('bridge', 'score', file, '1', '1:4SN=/3NTE+1', '2:420/-50', '3:-5')
    expect(first).toMatch(/^ +1 {2}4SN= +3NTE\+1 +13–0$/m)
    expect(first).toContain('Harbour 23–5 Kestrel so far; 1 of 4 boards missing.')
    expect(await hall.json('show', file, '--match', '1')).toMatchObject({
      scorecards: [
        { imps: [23, 5], of: 4, missing: 1, boards: { 1: { board: 2, tables: [420, -50], imps: [10, 0] } } },
      ],
    })
    const told = await hall.json('bridge', 'score', file, '1', '4:2-0', '--between', 'Kestrel v Harbour')
    expect(told).toMatchObject({
      facts: [{ type: 'boards-scored' }, { type: 'game-finished', result: [23, 7] }],
      scorecards: [{ imps: [23, 7], missing: 0 }],
    })
    hall.writes('boards.txt', '1:0/0  # flat\n\n2:+1\n3:+1\n4:+1\n')
    expect(await hall.says('bridge', 'score', file, '2', '--file', 'boards.txt')).toContain(
      'Match 2: Orchard 3–0 Willow.',
    )
    const piped = await hall.runs(['bridge', 'score', file, '3', '--file', '-'], '1:passX/pass\n')
    expect(piped).toMatchObject({ code: 1, err: expect.stringContaining('Board 1 of match 3') })
  })

  test('BRI-105 a remedy is kept and told', async () => {
    const hall = await hallOf(8, [])
    expect(await hall.says('bridge', 'remedy', file, 'Quarry', '--refund', '--free-play', 'national')).toContain(
      'Quarry gets its entry back and a free play at a coming national tournament.',
    )
    expect(await hall.says('show', file)).toContain('(BRI-105)')
  })
})

describe('a team in the wrong bracket', () => {
  test('BRI-53 it is shown first and done with --yes', async () => {
    const hall = await hallOf(16, bracketed, '--brackets', '8,8')
    await hall.plays(1)
    const line = ['bridge', 'misplaced', file, 'Mill', '--fault', 'team', '--placed', 'low']
    const told = await hall.refuses(1, ...line)
    expect(told).toContain('Nothing was changed. This would happen: Mill was in too low a bracket (B) by its own fault')
    expect(told).toMatch(
      /it\s+is\s+disqualified,\s+and\s+a\s+beaten\s+opponent\s+advances\s+\(BRI-53\)\.\s+Fact\s+\d+\s+is\s+void\./,
    )
    expect(told).toContain('make void: Match B1: Mill 40–20 Haven.')
    expect(told).toContain('type the same again with --yes')
    expect(await hall.says(...line, '--preview')).toContain('Nothing was changed.')
    expect(await hall.says(...line, '--yes')).toContain('disqualified')
    expect(await hall.says('table', file)).toMatch(/Mill .* yes/)
    expect(await hall.says('verify', file)).toContain('all rules hold')
  })

  test('BRI-54 refused without --yes it answers a program with all that would change', async () => {
    const hall = await hallOf(16, bracketed, '--brackets', '8,8')
    await hall.plays(1)
    const line = ['bridge', 'misplaced', file, 'Mill', '--fault', 'directors', '--placed', 'low', '--to', 'a']
    const { out, code } = await hall.runs([...line, '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      refusal: {
        code: 'unconfirmed',
        preview: { facts: { 0: { type: 'bracket-corrected', action: 'moved', to: 'A' } } },
      },
    })
    expect(await hall.says(...line, '--yes')).toMatch(/plays in bracket A from the second\s+round on/)
  })

  test('BRI-54 too high and lost: it is out and gets its entry back', async () => {
    const hall = await hallOf(16, bracketed, '--brackets', '8,8')
    await hall.plays(1)
    const line = [
      'bridge',
      'misplaced',
      file,
      'Kestrel',
      '--fault',
      'directors',
      '--placed',
      'high',
      '--national',
      '--yes',
    ]
    expect((await hall.says(...line)).replaceAll(/\s+/g, ' ')).toContain(
      'Kestrel gets its entry back, a free play in a later event of the tournament and a free play at a coming national tournament.',
    )
  })
})

describe('drawing again', () => {
  test('BRI-102 it shows which tickets change and is done with --yes', async () => {
    const hall = await hallOf(20, bracketed, '--brackets', '9,11')
    const list = teamList(20).split('\n')
    hall.writes('late.csv', `${list[0]}\n${(list[2] as string).replaceAll('Orc', 'Lat').replace(/^\w+/, 'Late')}\n`)
    hall.writes('right.csv', `${list[0]}\n${(list[9] as string).replaceAll('1840', '1000')}\n`)
    const line = ['bridge', 'redraw', file, '--withdraw', 'Loch', '--enter', 'late.csv', '--players', 'right.csv']
    const told = await hall.refuses(1, ...line)
    expect(told).toContain('Drawn again: the draw before (fact 22) is taken back.')
    expect(told).toContain('Late: new')
    expect(told).toContain('Loch: no longer plays')
    const done = await hall.says(...line, '--brackets', '10,10', '--yes')
    expect(done).toMatch(/The\s+brackets\s+have\s+10\s+and\s+10\s+teams\./)
    expect(await hall.says('log', file)).toContain('[drawn again by 23]')
    expect(await hall.says('verify', file)).toContain('all rules hold')
    await hall.plays(1)
    expect(await hall.refuses(1, 'bridge', 'redraw', file, '--withdraw', 'Mill', '--yes')).toContain(
      'too late to draw again',
    )
  })

  test('BRI-82 a late entry and a withdrawal show their tickets beforehand', async () => {
    const hall = await hallOf(8, [])
    const before = hall.bytes(file)
    const late = ['Zoe;5', 'Yan;5', 'Xia;5', 'Wu;5'].flatMap((player) => ['--player', player])
    expect(await hall.says('enter', file, 'Late', ...late, '--preview')).toMatch(
      /^Nothing was changed.*takes\s+a\s+seat\s+in\s+match\s+4\.\nAnd this would change:\n +note: Late entered after the draw.*\n3 tickets would change:\n.*Late: new\n$/s,
    )
    expect(await hall.json('withdraw', file, 'Kestrel', '--preview')).toMatchObject({
      preview: { facts: [{ type: 'entrant-withdrew' }], tickets: [{ team: 'Harbour' }, { team: 'Kestrel' }] },
    })
    expect(hall.bytes(file)).toEqual(before)
  })
})

describe('awards', () => {
  test('BRI-16d the meter says what players of teams still in have and need', async () => {
    const hall = await hallOf(8, [])
    await hall.says('bridge', 'lineup', file, '1', 'Harbour', 'Har1, Har2, Har3, Har4')
    await hall.plays(1)
    const page = await hall.says('bridge', 'meter', file, '--team', 'Harbour')
    expect(page).toMatch(/^ {2}Har5 +0\/28 +0\/28 +\+42 +\+28$/m)
    expect(page).toContain('(BRI-16d)')
    expect((await hall.json('bridge', 'meter', file)).teams).toHaveLength(4)
  })

  test('BRI-16c without a line-up the award is unknown', async () => {
    const hall = await hallOf(8, [])
    await hall.plays(3)
    expect(await hall.says('bridge', 'awards', file, '--team', 'Harbour')).toMatch(
      /^ {2}Har6 +\?\/28 +\?\/28 +\?\/28 {2}not known {2}BRI-16c$/m,
    )
    expect(await hall.says('bridge', 'meter', file)).toBe('No team that has told its players is still in.\n')
  })
})

test('a small bracketed event is directed by a program from the draw to the awards', { tags: ['rest'] }, async () => {
  const hall = await hallOf(16, bracketed, '--brackets', '8,8')
  const lineup = (match: string, ...players: string[]) => ({ do: 'lineup', match, team: 'Harbour', players })
  const { answers } = await hall.applies(file, [
    { do: 'post' },
    lineup('A1', 'Har1', 'Har2', 'Har3', 'Har4'),
    lineup('A5', 'Har1', 'Har2', 'Har5', 'Har6'),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false])
  await hall.plays(1)
  await hall.applies(file, [
    { ...lineup('A5', 'Har1', 'Har2', 'Har5', 'Har6'), half: 1 },
    { ...lineup('A5', 'Har3', 'Har4', 'Har5', 'Har6'), half: 2 },
  ])
  await hall.plays(1)
  const played = ['Har1', 'Har2', 'Har3', 'Har5'].map((player) => ({ player, boards: 28 }))
  await hall.applies(file, [{ do: 'lineup', match: 'A7', team: 'Harbour', played }])
  await hall.plays(1)
  await hall.says('close', file)
  expect(await awardsOf(hall, 'Harbour')).toEqual({
    Har1: '1st BRI-10',
    Har2: '1st BRI-10',
    Har3: '1st BRI-10',
    Har4: '2nd BRI-10',
    Har5: '1st BRI-10',
    Har6: '2nd BRI-10',
  })
  expect(await awardsOf(hall, 'Beacon')).toMatchObject({ Bea1: '2nd BRI-10' })
  expect(await hall.says('verify', file)).toContain('all rules hold')
})

interface Awarded {
  readonly name: string
  readonly award: string
  readonly rule: string
}

/** What each player of a team gets, by name. */
async function awardsOf(hall: BridgeHall, team: string): Promise<Record<string, string>> {
  const { teams } = await hall.json('bridge', 'awards', file, '--team', team)
  const players: readonly Awarded[] = teams[0].players
  return Object.fromEntries(players.map(({ name, award, rule }) => [name, `${award} ${rule}`]))
}

describe('wrong input is refused with a sentence and changes nothing', () => {
  const misplaced = (...more: string[]) => ['bridge', 'misplaced', file, 'Mill', ...more]

  test.each<[what: string, code: number, argv: string[], message: string]>([
    [
      'a line-up of three',
      1,
      ['bridge', 'lineup', file, 'A1', 'Harbour', 'Har1, Har2, Har3'],
      'Four players sit down, not 3',
    ],
    ['a stranger', 1, ['bridge', 'lineup', file, 'A1', 'Harbour', 'Har1, Har2, Har3, Bob'], 'called “Bob”'],
    ['one of them twice', 1, ['bridge', 'lineup', file, 'A1', 'Harbour', 'Har1, Har2, Har3, Har1'], 'twice'],
    [
      'a team of another match',
      1,
      ['bridge', 'lineup', file, 'A1', 'Orchard', 'Orc1, Orc2, Orc3, Orc4'],
      'Match A1 is between',
    ],
    ['nobody', 2, ['bridge', 'lineup', file, 'A1', 'Harbour'], 'either the four PLAYERS'],
    ['players and boards', 2, ['bridge', 'lineup', file, 'A1', 'Harbour', 'Har1', '--played', 'Har1 28'], 'not both'],
    ['boards without a number', 2, ['bridge', 'lineup', file, 'A1', 'Harbour', '--played', 'Har1'], 'not “Har1”'],
    ['too few boards', 1, ['bridge', 'lineup', file, 'A1', 'Harbour', '--played', 'Har1 28'], '112 in all, not 28'],
    ['half 3', 2, ['bridge', 'lineup', file, 'A1', 'Harbour', 'Har1', '--half', '3'], '--half must be 1 or 2'],
    ['no board', 2, ['bridge', 'score', file, 'A1'], 'BOARD is missing'],
    [
      'a board without its number',
      1,
      ['bridge', 'score', file, 'A1', '4SN=/3NTE+1'],
      'is not a board. Write its number',
    ],
    ['IMPs of nobody', 1, ['bridge', 'score', file, 'A1', '1:5'], '“1:5” is not a board'],
    ['one table', 1, ['bridge', 'score', file, 'A1', '1:4SN='], '“1:4SN=” is not a board'],
    ['a contract that is none', 1, ['bridge', 'score', file, 'A1', '1:9SN=/pass'], '“9SN=” is not a contract'],
    ['a score that is none', 1, ['bridge', 'score', file, 'A1', '1:425/0'], '425 is not the score of a board'],
    ['a board twice', 1, ['bridge', 'score', file, 'A1', '1:+1', '1:+2'], 'given twice'],
    ['too many IMPs', 1, ['bridge', 'score', file, 'A1', '1:+25'], 'worth at most 24 IMPs'],
    ['a file that is not there', 3, ['bridge', 'score', file, 'A1', '--file', 'none.txt'], 'none.txt'],
    ['a remedy of nothing', 1, ['bridge', 'remedy', file, 'Mill'], 'a refund, free plays, or both'],
    ['a free play nowhere', 1, ['bridge', 'remedy', file, 'Mill', '--free-play', 'moon'], 'freePlays'],
    ['no fault', 2, misplaced('--placed', 'low'), '--fault is missing'],
    ['somebody else’s fault', 2, misplaced('--fault', 'weather', '--placed', 'low'), 'not “weather”'],
    ['no direction', 2, misplaced('--fault', 'team'), '--placed is missing'],
    ['no bracket to go to', 1, misplaced('--fault', 'team', '--placed', 'low', '--yes'), 'Say which bracket'],
    ['a bracket that is none', 1, misplaced('--fault', 'team', '--placed', 'low', '--to', 'Q'), 'no other bracket Q'],
    ['a late list that is none', 3, ['bridge', 'redraw', file, '--enter', 'none.csv', '--yes'], 'none.csv'],
    ['brackets that are no numbers', 2, ['bridge', 'redraw', file, '--brackets', 'ten'], '--brackets takes the sizes'],
    [
      'brackets too small for all',
      1,
      ['bridge', 'redraw', file, '--brackets', '5,5', '--yes'],
      'Brackets of 5 and 5 have 10 teams together',
    ],
    ['awards of a stranger', 1, ['bridge', 'awards', file, '--team', 'Blues'], 'Nobody called “Blues”'],
    ['a meter of boards', 2, ['bridge', 'meter', file, '--board', '3'], 'has no option --board'],
  ])('BRI-81 %s', async (_, code, argv, message) => {
    const hall = await hallOf(16, bracketed, '--brackets', '8,8')
    expect(await hall.refuses(code, ...argv)).toContain(message)
  })

  test('other formats have no line-ups and no awards', async () => {
    const hall = await hallOf(8, [])
    await hall.league('club.arbiter', 4)
    expect(await hall.refuses(1, 'bridge', 'post', 'club.arbiter')).toContain('This format has no command “post”')
    expect(await hall.refuses(1, 'bridge', 'awards', 'club.arbiter')).toContain('bridge teams, not to this one')
  })
})

test.each([60, 80, 100])('no page of a bracketed event is wider than %i columns', { tags: ['rest'] }, async (width) => {
  const hall = await hallOf(20, [...bracketed, 'handicap=true'], '--brackets', '9,11')
  await hall.says('bridge', 'score', file, 'B1', '1:4SN=/3NTE+1', '--half', '1')
  await hall.plays(2)
  await hall.says('bridge', 'lineup', file, 'A1', 'Harbour', '--played', 'Har1 28, Har2 28, Har3 28, Har4 14, Har5 14')
  hall.width = width
  const pages = [
    ...['show', 'bracket', 'table', 'log'].map((name) => [name, file]),
    ['show', file, '--match', 'B1'],
    ['bridge', 'awards', file],
    ['bridge', 'meter', file, '--team', 'Harbour'],
    ['withdraw', file, 'Orchard', '--preview'],
    ['outline', 'bridge-knockout', '--entrants', '13', '--set', 'compact=true'],
  ]
  for (const argv of pages)
    for (const line of (await hall.says(...argv)).split('\n'))
      if (!/arbiter /.test(line)) expect(textWidth(line), `${argv.join(' ')}: ${line}`).toBeLessThanOrEqual(width)
})
