/** A whole Diagonal on the command line, with the built binary. */
import { rmSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { withoutTypeface } from '../../paper/test/without-typeface.ts'
import { emptyFolder } from './folder.ts'
import { Hall, report } from './hall.ts'
import { arbiter } from './standing.ts'

const people = ['Ann', 'Ben', 'Cai', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

/** A list of so many with ratings, the first the highest. */
const rated = (count: number): string =>
  `name,rating\n${people
    .slice(0, count)
    .map((name, i) => `${name},${2100 - 50 * i}`)
    .join('\n')}\n`

function hallWith(file: string, count: number, ...settings: string[]): Hall {
  const hall = new Hall()
  hall.writes('people.csv', rated(count))
  hall.types(`new diagonal ${file} --entrants people.csv`, ...settings.flatMap((each) => ['--set', each]))
  hall.types(`start ${file}`)
  return hall
}

type Game = ReturnType<Hall['open']>[number]

/** The higher in the row wins. */
const favourite = ({ white, black }: Game): string => (people.indexOf(white) < people.indexOf(black) ? '1-0' : '0-1')
const drawn = (): string => '1/2'

/** Every game that is open now. */
function plays(hall: Hall, file: string, result: (game: Game) => string): void {
  const games = hall.open(file).map((game) => report(game.match, result(game), { game: game.game, moves: 40 }))
  expect(hall.applies(file, ...games).filter(({ ok }) => !ok)).toEqual([])
}

test('a diagonal of six is directed from the first entry to the winner', () => {
  const hall = new Hall()
  const { types, json } = { types: hall.types.bind(hall), json: hall.json.bind(hall) }
  const file = 'lake.arbiter'
  hall.writes('people.csv', `${rated(5)}Fay,\n`)

  expect(types('outline diagonal --entrants 6').out).toContain('Opponents: 2 for 1, 3 for 2–5 and 4 for 6; two games')
  expect(types(`new diagonal ${file} --entrants people.csv --name`, 'Lakeside').code).toBe(0)
  expect(types(`matrix ${file}`).out).toBe('No matrix yet: start the tournament first.\n')
  expect(json(`matrix ${file}`)).toBeNull()
  expect(types(`show ${file}`).out).toContain(
    `  arbiter edit ${file} Fay --rating N\n  or as they entered: arbiter start ${file} --order entry\n`,
  )
  expect(types(`edit ${file} Fay --rating 1850`).code).toBe(0)
  expect(types(`start ${file}`).out).toMatch(
    /^Started with 6: Ann, Ben, Cai, Dan, Eve and Fay\.\nNext: match D1\.1, Ann – Ben \(18 games are open\)\n {2}arbiter report lake\.arbiter D1\.1 1-0 --game 1\n$/,
  )

  const first = types(`show ${file}`).out
  expect(first).toMatch(/^Lakeside · Diagonal\nRound 1 · 0 of 9 matches decided · 6 of 6 still in\n\nNext: 18 games/)
  expect(first).toMatch(/^ {2}D1\.1 {2}Ann {2}– {2}Ben, games 1 and 2/m)
  expect(first).toContain('of several games the first named has White in the first')
  expect(types(`report ${file} D1.1 1/2 --game 2 --moves 31`).out).toContain('Match D1.1, game 2: Ben ½–½ Ann.')
  expect(types(`show ${file}`).out).toMatch(/D1\.1 {2}Ann {2}½–½ {2}Ben {2}game 1 open/)
  expect(types(`matrix ${file}`).out).toMatch(/^1 Ann {4}◧□□□ +½ +\\ +½·/m)

  plays(hall, file, favourite)
  expect(types(`show ${file}`).out).toContain('Round 2 · 0 of ')
  expect(json(`why ${file} rank Fay`).sentence).toContain('Fay went out at the end of round 1')
  expect(json(`why ${file} match D1.1`).sentence).toContain('The first two of the row play each other (DIA-2)')
  expect(json(`why ${file} match D2.1`).sentence).toContain('in round 2, which has 4 players')
  expect(types(`why ${file} match D2.1`).out).toContain('Ann is 1st of them in the order of the row.')
  expect(types(`log ${file}`).out).toMatch(/Round 2 paired: \d matches\./)
  const matrix = types(`matrix ${file}`).out
  expect(matrix).toMatch(/^6 Fay {4}out 1 +\S+ /m)
  expect(matrix).toContain('² Round 2, drawn as a ring')

  expect(types(`correct ${file} D1.9 1-0 --game 2 --preview`).out).toContain('Nothing was changed. This would change:')
  while (json(`show ${file}`).state === 'running') plays(hall, file, favourite)
  expect(json(`show ${file}`)).toMatchObject({ state: 'finished', champion: 'Ann' })
  expect(types(`matrix ${file}`).out).toMatch(/^Lakeside · Diagonal\nFinished: won by Ann(.|\n)*^1 Ann {4}won /m)
  expect(types(`why ${file} champion`).out).toMatch(/^Ann has won: /)
  expect(types(`close ${file}`).code).toBe(0)
  expect(types(`verify ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('all rules hold') })
})

test('what a diagonal looks like to a program', () => {
  const hall = hallWith('lake.arbiter', 6)
  hall.applies('lake.arbiter', report('D1.1', '1-0', { game: 1, moves: 40, movesToFinish: 6 }))
  const matrix = hall.json('matrix lake.arbiter')
  expect(matrix).toMatchObject({
    rounds: [
      { round: 1, name: { id: 'round-number', number: 1, text: 'Round 1' }, state: 'now', pattern: 'neighbours' },
    ],
    outAt: 4,
  })
  expect(matrix.rows.map(({ number, name }: { number: number; name: string }) => `${number} ${name}`)).toEqual(
    people.slice(0, 6).map((name, i) => `${i + 1} ${name}`),
  )
  expect(matrix.rows[1]).toMatchObject({
    rating: 2050,
    lostGames: 1,
    state: 'in',
    meetings: [
      { against: 1, opponent: 'Ann', round: 1, match: 'D1.1', state: 'open', points: 0, games: ['0', '·'] },
      { against: 4, opponent: 'Dan', round: 1, match: 'D1.3', state: 'open', games: ['·', '·'] },
      { against: 6, opponent: 'Fay', round: 1, match: 'D1.4', state: 'open', games: ['·', '·'] },
    ],
  })
  expect(hall.json('matrix lake.arbiter --at 8').rows[1].meetings[0]).not.toHaveProperty('points')

  const { todo, table, stages } = hall.json('show lake.arbiter')
  expect(todo[0]).toMatchObject({ do: 'report', match: 'D1.1', game: 2, white: 'Ben', black: 'Ann' })
  expect(todo[0]).not.toHaveProperty('isOneOfSeveral')
  expect(todo[1]).toMatchObject({ match: 'D1.2', game: 1, isOneOfSeveral: true })
  expect(stages).toMatchObject([{ id: 'diagonal', lostGamesToBeOut: 4, openEnded: true, rounds: [{ round: 1 }] }])
  expect(stages[0].rounds[0].matches[0].games).toMatchObject([{ game: 1, moves: 40, movesToFinish: 6 }])
  expect(hall.json('table lake.arbiter')).toEqual(table)
  expect(table[0]).toEqual({
    rank: 1,
    place: '1',
    name: 'Ann',
    row: 1,
    rating: 2100,
    performance: 2450,
    lostGames: 0,
    played: 1,
    wins: 1,
    draws: 0,
    losses: 0,
  })

  expect(hall.json('outline diagonal --entrants 24')).toMatchObject({
    entrants: 24,
    games: { max: null },
    stages: [{ rounds: [{ matches: { length: 36, 12: { match: 'D1.13', seats: [{ seed: 11 }, { seed: 15 }] } } }] }],
  })
  expect(hall.json('why lake.arbiter match D1.1')).toMatchObject({ rule: 'DIA-2', facts: [{ seq: 8 }] })
})

test('a diagonal is exported as table, page and log, and imported again', () => {
  const hall = hallWith('lake.arbiter', 4)
  plays(hall, 'lake.arbiter', favourite)
  const csv = hall.types('export lake.arbiter --to csv').out.split('\r\n')
  expect(csv[0]).toBe('rank,name,row,rating,performance,lostGames,played,wins,draws,losses,out')
  const page = hall.types('export lake.arbiter --to html').out
  expect(page).toContain('<h2>Matrix</h2>')
  expect(page).toContain('title="Ann 2 from 2 games against Ben in round 1')
  expect(withoutTypeface(page)).not.toMatch(/<script|https?:|url\(|@import|NaN|undefined/)
  hall.types('export lake.arbiter --to json --out lake.json')
  expect(hall.types('import lake.json again.arbiter').code).toBe(0)
  expect(hall.bytes('again.arbiter')).toBe(hall.bytes('lake.arbiter'))
})

test('DIA-26 without ratings it starts in the order of entry, and nobody has a performance', () => {
  const hall = new Hall()
  hall.types('new diagonal lake.arbiter --entrants 4')
  expect(hall.types('start lake.arbiter --order entry').code).toBe(0)
  plays(hall, 'lake.arbiter', drawn)
  expect(hall.types('table lake.arbiter').out).not.toContain('Perf')
  expect(hall.types('matrix lake.arbiter').out).toMatch(/^1 Player 1 ■■■□ +3 /m)
  expect(hall.types('export lake.arbiter --to html').out).not.toContain('Rating')
})

test('DIA-22 two who cannot be separated are left to the director, who declares that they share the win', () => {
  const hall = hallWith('lake.arbiter', 2, 'maxExtraRounds=1')
  while (hall.open('lake.arbiter').length > 0) plays(hall, 'lake.arbiter', drawn)
  expect(hall.json('show lake.arbiter').todo).toMatchObject([{ do: 'declare', among: ['Ann', 'Ben'] }])
  expect(hall.types('show lake.arbiter').out).toMatch(
    /After Extra round 1 · 1 of 1 match decided · 2 of 2 still in\n\nNext: Ann and Ben cannot be separated by play/,
  )
  expect(hall.types('export lake.arbiter --to html').out).toContain(
    'Ann and Ben cannot be separated by play: the director decides.',
  )
  expect(hall.types('diagonal declare lake.arbiter Ann Ben --note', 'the hall closes').out).toContain(
    'Declared: Ann and Ben share the win. (the hall closes)',
  )
  expect(hall.types('show lake.arbiter').out).toContain('first place shared by Ann and Ben')
  expect(hall.json('matrix lake.arbiter').rows).toMatchObject([{ state: 'won' }, { state: 'won' }])
  expect(hall.types('verify lake.arbiter').out).toContain('all rules hold')
})

test('without auto-pairing a round is drafted, looked at and published by hand', () => {
  const hall = hallWith('slow.arbiter', 6, 'autoPair=false')
  plays(hall, 'slow.arbiter', favourite)
  expect(hall.types('show slow.arbiter').out).toMatch(/After Round 1 · 9 of 9 matches decided/)
  expect(hall.types('draft slow.arbiter').out).toMatch(/^Round 2, a draft\n +D2\.1 /)
  expect(hall.types('pair slow.arbiter').out).toMatch(/^Round 2 paired: \d match/)
})

describe('wrong input is refused in words and changes nothing', () => {
  const hall = new Hall()

  beforeAll(() => {
    hall.writes('one.csv', rated(1))
    hall.writes('six.csv', rated(6))
    hall.writes('odd.csv', `${rated(5)}Fay,\nGus,\n`)
    hall.types('new diagonal one.arbiter --entrants one.csv')
    hall.types('new diagonal odd.arbiter --entrants odd.csv')
    hall.types('new diagonal entering.arbiter --entrants six.csv')
    for (const file of ['six', 'later', 'gone']) {
      hall.types(`new diagonal ${file}.arbiter --entrants six.csv`)
      hall.types(`start ${file}.arbiter`)
    }
    hall.types('report six.arbiter D1.2 1-0 --game 1')
    plays(hall, 'later.arbiter', favourite)
    hall.types('withdraw gone.arbiter Cai')
    hall.types('new league league.arbiter --entrants 4')
    hall.types('start league.arbiter')
  })

  const lines: [what: string, argv: string, code: number, message: string][] = [
    ['an outline for one', 'outline diagonal --entrants 1', 1, 'takes 2 or more players; 1 has entered'],
    ['a start alone', 'start one.arbiter', 1, 'takes 2 or more players; 1 has entered (DIA-6)'],
    ['missing ratings', 'start odd.arbiter', 1, 'Fay and Gus have no rating, and the list is ordered by it (DIA-26)'],
    ['an order that leaves somebody out', 'start entering.arbiter --order Ann,Ben', 1, 'is missing from it'],
    ['a game before the start', 'report entering.arbiter D1.1 1-0 --game 1', 1, 'has not started yet'],
    ['a declaration before the start', 'diagonal declare entering.arbiter Ann', 1, 'has not started yet'],
    ['a report that does not say which game', 'report six.arbiter D1.1 1-0', 1, 'several games to play. Say which one'],
    [
      'a third game',
      'report six.arbiter D1.1 1-0 --game 3',
      1,
      'Game 3 of match D1.1 cannot be played now. Games 1 and 2 can.',
    ],
    [
      'the same game again',
      'report six.arbiter D1.2 0-1 --game 1',
      1,
      'Game 1 of match D1.2 cannot be played now. Game 2 can.',
    ],
    ['a pair that is decided', 'report later.arbiter D1.1 1-0 --game 1', 1, 'Match D1.1 is decided already'],
    [
      'a pair of a round not paired',
      'report six.arbiter D2.1 1-0 --game 1',
      1,
      'no match “D2.1”. The last match drawn',
    ],
    ['negative moves', 'report six.arbiter D1.1 1-0 --game 1 --moves -5', 2, 'a whole number from 0 to 9999, not “-5”'],
    ['absurd moves', 'report six.arbiter D1.1 1-0 --game 1 --moves 99999', 2, 'from 0 to 9999, not “99999”'],
    ['half a move to finish', 'report six.arbiter D1.1 1-0 --game 1 --moves-to-finish 2.5', 2, 'not “2.5”'],
    ['a result that is none', 'report six.arbiter D1.1 2-0 --game 1', 1, '“2-0” is not a result'],
    ['a declaration too early', 'diagonal declare six.arbiter Ann', 1, 'Nobody can be declared the winner now'],
    ['a declaration of nobody', 'diagonal declare later.arbiter', 2, 'NAME is missing'],
    [
      'a declaration of somebody who is out',
      'diagonal declare later.arbiter Fay',
      1,
      'Fay cannot be declared the winner. Those',
    ],
    ['a declaration of somebody unknown', 'diagonal declare later.arbiter Zoe', 1, 'Nobody called “Zoe” has entered'],
    ['a return', 'return gone.arbiter Cai', 1, 'Cai cannot return (DIA-26). Nobody comes back after withdrawing.'],
    ['a late entry', 'enter six.arbiter Zoe --rating 2000', 1, 'Nobody can enter any more'],
    ['a rating after the start', 'edit six.arbiter Ann --rating 2300', 1, 'fixed at the start'],
    ['pairing while a game is open', 'pair six.arbiter', 1, 'There is nothing to pair. Matches D1.1, '],
    ['a crosstable', 'crosstable six.arbiter', 1, '(Diagonal) has no crosstable. Look at: arbiter matrix six.arbiter'],
    ['a race', 'race six.arbiter', 1, '(Diagonal) has no race'],
    ['a matrix of a league', 'matrix league.arbiter', 1, '(League) has no matrix. Look at: arbiter crosstable'],
    ['a matrix of a moment to come', 'matrix six.arbiter --at 99', 1, 'There is no fact 99'],
    ['a draw that costs a third', 'new diagonal x.arbiter --set drawLoss=0.3', 1, 'The option “drawLoss” takes'],
    ['a row by another figure', 'new diagonal x.arbiter --set row=elo', 1, 'The option “row” takes'],
  ]

  test.each(lines)('%s', (_, line, code, message) => {
    const file = line.split(' ').find((word) => word.endsWith('.arbiter') && word !== 'x.arbiter')
    const before = file ? hall.bytes(file) : ''
    const told = hall.types(line)
    expect(told.err).toMatch(/^arbiter: /)
    expect(told.err).toContain(message)
    expect({ code: told.code, out: told.out }).toEqual({ code, out: '' })
    if (file) expect(hall.bytes(file)).toBe(before)
  })

  test('a report naming somebody who is out', () => {
    const [game] = hall.open('later.arbiter')
    const before = hall.bytes('later.arbiter')
    const players = [game?.white, 'Fay']
    const [answer] = hall.applies('later.arbiter', report(String(game?.match), '1-0', { game: game?.game, players }))
    expect(answer?.refusal).toMatchObject({
      code: 'not-between-these-players',
      message: expect.stringContaining('Fay has been out since the end of round 1, with'),
    })
    expect(hall.bytes('later.arbiter')).toBe(before)
  })
})

test('the demo of a diagonal plays it to its winner and leaves a file that holds all rules', () => {
  const { code, out } = arbiter(emptyFolder(), ['demo', '--format', 'diagonal', '--json'])
  const { folder: there, steps } = JSON.parse(out)
  expect(code).toBe(0)
  const refused = steps.filter((step: { exit: string }) => step.exit !== 'done')
  expect(refused).toMatchObject([
    { command: 'arbiter start lake.arbiter', output: expect.stringContaining('Fay Osei has no rating') },
    {
      command: 'arbiter report lake.arbiter D1.1 1-0',
      output: expect.stringContaining('Say which one this is: 1 or 2.'),
    },
  ])
  const said = steps.map(({ output }: { output: string }) => output).join('\n')
  expect(said).toMatch(/Eva Lind went out at the end of\sround 1 with 4½ lost games/)
  expect(said).toContain('draw again: 1 publication nobody has played on')
  expect(said).toContain('Dan Rao has won: all were out after round 3, and Dan Rao is first among them')
  expect(steps.at(-1).output).toContain('all rules hold')
  rmSync(there, { recursive: true })
})
