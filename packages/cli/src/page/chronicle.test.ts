import { expect, test } from 'vitest'
import { Desk, reports } from '../../test/world.ts'

const history = async (...commands: object[]): Promise<string[]> => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4, '--set', 'withdrawal=forfeit')
  const { answers } = await desk.applies('club.arbiter', commands)
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const lines = JSON.parse((await desk.runs(['log', 'club.arbiter', '--json'])).out)
  const told = (fate: { state: string; by?: number }) =>
    fate.state === 'stands' ? '' : ` [${fate.state} by ${fate.by}]`
  return lines.slice(6).map((line: { sentence: string; fate: { state: string } }) => line.sentence + told(line.fate))
}

test('results, rulings and departures are told in sentences', async () => {
  expect(
    await history(
      ...reports(1),
      { do: 'forfeit', match: '2', absent: ['#3', '#4'], note: 'snow' },
      { do: 'rule', match: '3', winner: '#1' },
      { do: 'rule', match: '4', winner: null },
      { do: 'cancel', match: '5' },
      { do: 'report', match: '6', result: '+-' },
      { do: 'edit', entrant: '#1', name: 'Ann', club: 'North' },
      { do: 'withdraw', entrant: '#4', note: 'ill' },
      { do: 'return', entrant: '#4' },
    ),
  ).toEqual([
    'Match 1: Ann 1–0 Player 2.',
    'Match 2: Player 3 and Player 4 did not come. (snow)',
    'Match 3: declared won by Ann.',
    'Match 4: declared drawn.',
    'Match 5: cancelled.',
    'Match 6: Player 2 +:− Player 3.',
    'Ann edited: name Ann and club North.',
    'Player 4 withdrew. (ill)',
    'Player 4 returned.',
  ])
})

test('what was undone, redone, corrected, revoked or made void says so', async () => {
  expect(
    await history(
      ...reports(2),
      { do: 'undo' },
      { do: 'redo' },
      { do: 'correct', match: '1', result: '0-1', note: 'misread' },
      { do: 'report', match: '3', result: '1/2' },
      { do: 'undo' },
      { do: 'revoke', fact: 6, confirm: true },
    ),
  ).toEqual([
    'Match 1: Player 1 1–0 Player 2. [void by 14]',
    'Match 2: Player 3 0–1 Player 4. [void by 14]',
    'Undone: Match 2: Player 3 0–1 Player 4. (fact 8) [redone by 10]',
    'Redone: Match 2: Player 3 0–1 Player 4. (fact 8)',
    'Match 1 corrected: Player 1 0–1 Player 2 (it was 1–0, fact 7). (misread)',
    'Match 3: Player 1 ½–½ Player 3. [undone by 13]',
    'Undone: Match 3: Player 1 ½–½ Player 3. (fact 12)',
    'Revoked: Started with 4: Player 1, Player 2, Player 3 and Player 4. (fact 6) Facts 7 and 8 are void.',
  ])
})

test('pairings, playoffs and seeds are told with their start positions', async () => {
  const desk = new Desk()
  await desk.starts('hybrid-knockout', 'cup.arbiter', 5, '--seed', 'x')
  for (let open = ['']; open.length > 0; ) {
    const { todo } = JSON.parse((await desk.runs(['show', 'cup.arbiter', '--json'])).out)
    open = todo.flatMap(({ match }: { match?: string }) => (match?.startsWith('Q') ? [match] : []))
    const isPlayoff = open[0] === 'Q14.1'
    await desk.applies(
      'cup.arbiter',
      open.map((match) => ({ do: 'report', match, result: isPlayoff ? '1-0' : '1/2' })),
    )
  }
  const lines = JSON.parse((await desk.runs(['log', 'cup.arbiter', '--json'])).out)
  const told = (type: string): string[] =>
    lines.flatMap((line: { type: string; sentence: string }) => (line.type === type ? [line.sentence] : []))
  expect(told('tournament-started')).toEqual([expect.stringMatching(/^Started with 5: Player 1, .* and Player 5\.$/)])
  expect(told('round-paired')[0]).toMatch(
    /^Phase 1 paired: 2 matches\. Player 5 has a bye\. The Chess960 position is no\. \d+\.$/,
  )
  expect(told('round-paired').at(-1)).toMatch(
    /^Phase 14, playoff, paired: one match\. The Chess960 position is no\. \d+\.$/,
  )
  expect(told('seeds-published')).toEqual([
    expect.stringMatching(
      /^Seeds published: 1 Player \d, .* and 4 Player \d\. The Chess960 positions of the rounds are \d+ and \d+\.$/,
    ),
  ])
  await desk.starts('hybrid-knockout', 'big.arbiter', 64)
  const [, , ...log] = JSON.parse((await desk.runs(['log', 'big.arbiter', '--json'])).out)
  expect(log.at(-1).sentence).toMatch(
    /^Started with 64, headed by .* and Player 24\. The Chess960 positions of the rounds are \d+/,
  )
})

test('what a cup that plays by itself records is told in sentences', async () => {
  const desk = new Desk()
  await desk.runs(['new', 'cup', 'cup.arbiter'])
  const { answers } = await desk.applies('cup.arbiter', [
    { do: 'enter', entrants: ['Ann', 'Ben', 'Cai', 'Dan'].map((name) => ({ name })) },
    { do: 'arrange', from: 1, play: { nodes: 1000 } },
    { do: 'start' },
    { do: 'abandon', match: '1', game: 2, why: 'interrupted' },
    { do: 'abandon', match: '1', game: 1, why: 'no-start', engine: 'Ann', note: 'no such file' },
    { do: 'change', options: { roundPairIncrements: [1, 2] } },
    { do: 'arrange', from: 2, play: { nodes: 2000 } },
  ])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const lines: { type: string; sentence: string }[] = JSON.parse(
    (await desk.runs(['log', 'cup.arbiter', '--json'])).out,
  )
  const parts = ['game-abandoned', 'play-arranged', 'options-changed']
  expect(lines.filter(({ type }) => parts.includes(type)).map(({ sentence }) => sentence)).toEqual([
    'How games are played was arranged, from round 1 on.',
    'Game 2 of match 1 was broken off (interrupted); it does not count.',
    'Game 1 of match 1 was broken off (Ann could not start); it does not count. (no such file)',
    'The rounds now have 1, 2 pairs.',
    'How games are played was arranged, from round 2 on.',
  ])
})
