/** A whole hybrid knockout on the command line, with the built binary. */
import { rmSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyFolder } from './folder.ts'
import { Hall, report } from './hall.ts'
import { arbiter } from './standing.ts'
import { favouriteWins } from './world.ts'

test('a hybrid of six is directed from the first entry to the champion', () => {
  const hall = new Hall()
  const { types, json } = { types: hall.types.bind(hall), json: hall.json.bind(hall) }
  const file = 'cup.arbiter'
  expect(types('outline hybrid-knockout --entrants 6').out).toContain('4 qualify with 5 points, 2 rounds, at least')
  expect(types(`new hybrid-knockout ${file} --entrants 6 --seed x --at 2026-05-01T12:00:00Z --name`, 'Six').code).toBe(
    0,
  )
  const started = types(`start ${file} --at 2026-05-01T13:00:00Z`)
  expect(started.out).toMatch(
    /Started with 6: Player 1, .*\nPhase 1 paired: 3 matches\. The Chess960 position is no\. \d+\.\nNext: match Q1\.1/,
  )

  const first = types(`show ${file}`).out
  expect(first).toMatch(
    /^Six · Hybrid Knockout\nPhase 1 · 0 of 3 matches decided · 4 of 4 places left\n\nNext: 3 games/,
  )
  expect(first).toContain('White first · 10 min')
  expect(first).toMatch(/Phase 1\n {2}Chess960 no\. \d+, [A-Z]{8}\n {2}\S+ w KQkq - 0 1\n/)

  let minute = 0
  const time = () => {
    const at = new Date(Date.parse('2026-05-01T13:00:00Z') + ++minute * 60_000).toISOString()
    return { finishedAt: at, at }
  }
  const playing = () => hall.open(file).filter(({ match }) => match.startsWith('Q'))
  for (let games = playing(); games.length > 0; games = playing()) {
    const answers = hall.applies(file, ...games.map((game) => report(game.match, favouriteWins(game), time())))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  }

  const race = json(`race ${file}`)
  expect(race).toMatchObject({ needed: 5, places: 4, placesLeft: 0 })
  expect(race.runners.map(({ seed, name }: { seed?: number; name: string }) => `${seed ?? '-'} ${name}`)).toEqual([
    '1 Player 1',
    '2 Player 2',
    '3 Player 3',
    '4 Player 4',
    '- Player 5',
    '- Player 6',
  ])
  expect(types(`race ${file}`).out).toMatch(/1 {2}Player 1 {2}█{10}│ +5 +5 {2}in as seed 1, phase 5, 13:\d\d:\d\d/)
  expect(types(`why ${file} seed`, 'Player 2').out).toMatch(
    /Player 2 is seed 2\. Player 2 reached 5 points in phase \d+ at/,
  )
  expect(types(`log ${file}`).out).toContain('Seeds published: 1 Player 1, 2 Player 2, 3')

  expect(json(`bracket ${file}`)).toMatchObject([
    {
      stage: 'knockout',
      rounds: [{ matches: [{ match: '1' }, { match: '2' }] }, { name: { id: 'round-final', text: 'Final' } }],
    },
  ])
  expect(types(`bracket ${file}`).out).toContain('▸1├ winner of 1┐')
  expect(types(`report ${file} 1 0-1`).code).toBe(0)
  expect(types(`report ${file} 2 1/2`).out).toContain('sudden death, attempt 1: 5 min')
  expect(types(`show ${file}`).out).toContain('½–½  Player 2  sudden death 1: 5 min')
  for (let game = 2; game <= 11; game++) expect(types(`report ${file} 2 1/2 --game ${game}`).code).toBe(0)
  expect(types(`show ${file}`).out).toContain('Armageddon: White 5 min, Black 4 min, a draw counts for Black')
  const armageddon = types(`report ${file} 2 1/2 --game 12`).out
  expect(armageddon).toContain('Player 3 wins match 2 (Armageddon drawn, Black wins).')
  expect(types(`show ${file} --stage knockout --round 2`).out).toContain('Armageddon drawn, Black wins')
  expect(types(`why ${file} match 2`).out).toMatch(/a\sdraw\sin\sthe\sArmageddon\sgame\sis\sa\swin\sfor\sBlack/)
  expect(types(`report ${file} 3 1-0`).code).toBe(0)

  expect(json(`show ${file}`)).toMatchObject({ state: 'finished', champion: 'Player 1' })
  expect(types(`table ${file} --stage qualification`).out).toMatch(/Player 1 +1 +5 +5 +5 +0 +0 +0 {2}13:13:00/)
  expect(types(`bracket ${file}`).out).toMatch(/won by Player 1(.|\n)*12×½/)
  expect(types(`close ${file}`).code).toBe(0)
  expect(types(`verify ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('all rules hold') })
  expect(types(`export ${file} --to html`).out).toContain('<h2>Race</h2>')
})

test('without auto-pairing every phase and the seeds are drafted, looked at and published by hand', () => {
  const hall = new Hall()
  const file = 'slow.arbiter'
  hall.types(`new hybrid-knockout ${file} --entrants 3 --set autoPair=false`)
  expect(hall.types(`start ${file}`).out).toContain('Next: Phase 1: the pairings are ready to be published.')
  expect(hall.types(`show ${file}`).out).toContain(`look at it before: arbiter draft ${file}`)
  for (const phase of [1, 2]) {
    const page = hall.types(`draft ${file}`).out
    expect(page).toMatch(
      new RegExp(`^Phase ${phase}, a draft\n {2}Chess960 no\\. ${hall.json(`draft ${file}`).start}, `),
    )
    expect(page).toMatch(/^ {2}Q\d\.1 {2}Player \d {2}– {2}Player \d$/m)
    const before = hall.bytes(file)
    expect(hall.types(`report ${file} Q${phase}.1 1-0`)).toMatchObject({ code: 1 })
    expect(hall.bytes(file)).toBe(before)
    expect(hall.types(`pair ${file}`).out).toMatch(
      new RegExp(`^Phase ${phase} paired: one match\\. Player \\d has a bye\\.`),
    )
    const refused = { code: 1, err: expect.stringContaining(`Match Q${phase}.1 is open`) }
    expect(hall.types(`draft ${file}`)).toMatchObject(refused)
    const [game] = hall.open(file)
    hall.types(`report ${file} Q${phase}.1 ${game ? favouriteWins(game) : '--'}`)
  }
  while (hall.json(`draft ${file}`).what === 'round') {
    hall.applies(file, { do: 'pair' })
    hall.applies(file, ...hall.open(file).map((game) => report(game.match, favouriteWins(game))))
  }
  expect(hall.types(`draft ${file}`).out).toMatch(
    /^Seeds of “qualification”, a draft\n(.|\n)* 1 {2}Player 1(.|\n)*Chess960/,
  )
  expect(hall.types(`pair ${file}`).out).toMatch(
    /^Seeds published: 1 Player 1 and 2 Player 2\. The Chess960 positions of the rounds/,
  )
  hall.types(`report ${file} 1 1-0`)
  expect(hall.types(`verify ${file}`).out).toContain('all rules hold')
})

test.each`
  entrants | stages
  ${2}     | ${['knockout']}
  ${3}     | ${['qualification', 'knockout']}
  ${16}    | ${['knockout']}
  ${17}    | ${['qualification', 'knockout']}
  ${500}   | ${['qualification', 'knockout']}
`('the outline for $entrants has $stages', ({ entrants, stages }) => {
  const outline = new Hall().json(`outline hybrid-knockout --entrants ${entrants}`)
  expect(outline.stages.map(({ id }: { id: string }) => id)).toEqual(stages)
  const knockout = outline.stages.at(-1)
  for (const { matches } of knockout.rounds)
    for (const { seats } of matches)
      for (const seat of seats) expect(Object.keys(seat)).toEqual([seat.seed === undefined ? 'winnerOf' : 'seed'])
  const qualification = outline.stages.length > 1 ? outline.stages[0] : undefined
  if (qualification) {
    expect(qualification).toMatchObject({ qualifiers: 2 ** knockout.rounds.length, points: expect.any(Number) })
    expect(qualification.rounds).toMatchObject([{ phase: 1, name: { id: 'round-phase', number: 1, text: 'Phase 1' } }])
    expect(qualification.rounds[0].matches).toHaveLength(Math.floor(entrants / 2))
    expect(qualification.rounds[0].byes).toHaveLength(entrants % 2)
  }
})

describe('wrong input is refused in words and changes nothing', () => {
  const hall = new Hall()

  beforeAll(() => {
    for (const [file, players] of [
      ['one', 1],
      ['many', 501],
      ['five', 5],
      ['timed', 5],
      ['four', 4],
      ['left', 5],
      ['over', 3],
      ['entering', 5],
    ])
      hall.types(`new hybrid-knockout ${file}.arbiter --entrants ${players} --at 2026-05-01T12:00:00Z`)
    for (const file of ['five', 'timed', 'four', 'left', 'over'])
      hall.types(`start ${file}.arbiter --at 2026-05-01T13:00:00Z`)
    hall.applies('timed.arbiter', report('Q1.1', '1-0', { finishedAt: '2026-05-01T13:10:00Z' }))
    hall.applies('five.arbiter', report('Q1.1', '1-0'))
    playUntil('left.arbiter', ({ placesLeft }) => placesLeft < 4)
    playUntil('over.arbiter', ({ placesLeft }) => placesLeft === 0)
    hall.types('new league league.arbiter --entrants 4')
    hall.types('start league.arbiter')
  })

  /** Favourites win until the race stands so. */
  function playUntil(file: string, isSo: (race: { placesLeft: number }) => boolean): void {
    while (!isSo(hall.json(`race ${file}`)))
      hall.applies(file, ...hall.open(file).map((game) => report(game.match, favouriteWins(game))))
  }

  const lines: [what: string, argv: string, code: number, message: string][] = [
    ['an outline for nobody', 'outline hybrid-knockout --entrants 0', 2, '--entrants must be a whole number from 1'],
    ['an outline for one', 'outline hybrid-knockout --entrants 1', 1, 'takes 2 to 500 players'],
    ['an outline for 501', 'outline hybrid-knockout --entrants 501', 1, 'takes 2 to 500 players'],
    ['nobody', 'new hybrid-knockout none.arbiter --entrants 0', 2, '--entrants takes 1 to 2000 players'],
    ['a start alone', 'start one.arbiter', 1, 'takes 2 to 500 players; 1 has entered'],
    ['a start with 501', 'start many.arbiter', 1, 'takes 2 to 500 players; 501 have entered'],
    ['a crosstable', 'crosstable five.arbiter', 1, 'has no crosstable. Look at: arbiter race five.arbiter or arbiter'],
    [
      'a race of a league',
      'race league.arbiter',
      1,
      '(League) has no race. Look at: arbiter crosstable league.arbiter',
    ],
    ['a bracket of a league', 'bracket league.arbiter', 1, 'has no bracket. Look at: arbiter crosstable'],
    [
      'a race where nobody qualifies',
      'race four.arbiter',
      1,
      'There is no race: none of the 4 players has to qualify.',
    ],
    ['a stage that is none', 'show five.arbiter --stage finals', 1, 'Say qualification or knockout'],
    ['a stage before the start', 'table entering.arbiter --stage knockout', 1, 'start the tournament first'],
    [
      'a round that is none',
      'show five.arbiter --round 9',
      1,
      'rounds go from 1 to 1 in “qualification” and from 2 to 3',
    ],
    ['a demo of nothing', 'demo --format chess', 2, 'Say --format hybrid-knockout, cup, diagonal'],
    ['pairing while a match is open', 'pair five.arbiter', 1, 'Match Q1.2 is open'],
    ['a number alone is a match of the round in play', 'report five.arbiter 1 1-0', 1, 'Match Q1.1 is decided already'],
    ['a draw declared in the knockout', 'rule four.arbiter 1 --drawn', 1, 'Match 1 needs a winner'],
    ['a knockout match cancelled', 'cancel four.arbiter 1', 1, 'Match 1 needs a winner'],
    ['a game beyond the ladder', 'report four.arbiter 1 1-0 --game 13', 1, 'Game 13 of match 1 cannot be played now'],
    [
      'a result from before the pairing',
      'report five.arbiter Q1.2 1-0 --finished-at 2026-05-01T12:30:00Z',
      1,
      'cannot have finished at 1 May 2026, 12:30, because it was published at',
    ],
    ['a result without a time among times', 'report timed.arbiter Q1.2 1-0', 1, 'have a finish time'],
    [
      'a result with a time among none',
      'report five.arbiter Q1.2 1-0 --finished-at 2026-05-01T13:30:00Z',
      1,
      'have no finish time',
    ],
    ['a late entry too late', 'enter left.arbiter Zoe', 1, 'The first phase is complete'],
    ['a return when out', 'return over.arbiter #3', 1, 'has not withdrawn'],
  ]

  test.each(lines)('%s', (_, line, code, message) => {
    const file = line.split(' ').find((word) => word.endsWith('.arbiter'))
    const before = file && code === 1 ? hall.bytes(file) : ''
    const told = hall.types(line)
    expect(told.err).toMatch(/^arbiter: /)
    expect(told.err).toContain(message)
    expect({ code: told.code, out: told.out }).toEqual({ code, out: '' })
    if (before) expect(hall.bytes(file as string)).toBe(before)
  })

  test('a return once the last place is taken', () => {
    const copy = hall.bytes('over.arbiter')
    expect(copy).toContain('seeds-published')
    expect(hall.types('withdraw over.arbiter', 'Player 3')).toMatchObject({ code: 0 })
    const before = hall.bytes('over.arbiter')
    expect(hall.types('return over.arbiter', 'Player 3')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Player 3 cannot return'),
    })
    expect(hall.bytes('over.arbiter')).toBe(before)
  })

  test('a report naming somebody who has qualified and left the pool', () => {
    const [game] = hall.open('left.arbiter')
    const before = hall.bytes('left.arbiter')
    const [answer] = hall.applies(
      'left.arbiter',
      report(String(game?.match), '1-0', { players: [game?.white, 'Player 1'] }),
    )
    expect(answer?.refusal).toMatchObject({
      code: 'not-between-these-players',
      message: expect.stringContaining('Player 1 has qualified as seed 1 and left the pool'),
    })
    expect(hall.bytes('left.arbiter')).toBe(before)
  })
})

test('the demo of a hybrid plays it to its champion, with a playoff, and leaves a file that holds all rules', {
  tags: ['rest'],
}, () => {
  const { code, out } = arbiter(emptyFolder(), ['demo', '--format', 'hybrid-knockout', '--json'])
  const { folder: there, steps } = JSON.parse(out)
  expect(code).toBe(0)
  const refused = steps.filter((step: { exit: string }) => step.exit !== 'done')
  expect(refused).toMatchObject([{ command: 'arbiter rule rapid.arbiter 1 --drawn', exit: 'refused' }])
  const said = steps.map(({ output }: { output: string }) => output).join('\n')
  expect(said).toContain('Playoff: Cai Moss and Fay Osei are level in time, matches and points')
  expect(said).toContain('sudden death, attempt 2: 2:30 min')
  expect(said).toContain('make void: ')
  expect(steps.at(-1).output).toContain('all rules hold')
  rmSync(there, { recursive: true })
})
