/** The rotation against its printed phases, and against what a rotation has to be. */
import { expect, test } from 'vitest'
import { opponentInPhase } from './rotation.ts'

/** "ad bc e": who meets whom, in order of the earlier, and who has the bye. */
function inWords(phase: number, players: number): string {
  const letter = (player: number): string => String.fromCharCode(96 + player)
  const all = Array.from({ length: players }, (_, i) => i + 1)
  const pairs = all.flatMap((player) => {
    const opponent = opponentInPhase(phase, player, players)
    return opponent !== undefined && player < opponent ? [letter(player) + letter(opponent)] : []
  })
  const byes = all.filter((player) => opponentInPhase(phase, player, players) === undefined).map(letter)
  return [...pairs, ...byes].join(' ')
}

test.each`
  players | phases
  ${3}    | ${'ab c, ac b, bc a, ab c'}
  ${5}    | ${'ad bc e, ae bd c, be cd a, ab ce d, ac de b, ad bc e'}
  ${6}    | ${'af be cd, ad bf ce, ab cf de, ae bc df, ac bd ef, af be cd'}
`('HYB-5 the rotation of $players', ({ players, phases }) => {
  const expected: string[] = phases.split(', ')
  expect(expected.map((_, i) => inWords(i + 1, players))).toEqual(expected)
})

test.each([3, 5, 6, 7, 9, 10, 15, 31, 127, 258])('HYB-S6 %i players meet everybody once before anybody again', (n) => {
  const phases = n % 2 === 0 ? n - 1 : n
  for (let player = 1; player <= n; player++) {
    const met = Array.from({ length: phases }, (_, i) => opponentInPhase(i + 1, player, n))
    expect(new Set(met).size).toBe(phases)
    expect(met).not.toContain(player)
    for (const [i, opponent] of met.entries())
      if (opponent !== undefined) expect(opponentInPhase(i + 1, opponent, n)).toBe(player)
  }
})
