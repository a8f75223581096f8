import { expect, it } from 'vitest'
import type { TournamentAnswer } from './live.ts'
import { Permissions } from './permissions.ts'

const seen = (more: Partial<TournamentAnswer>): TournamentAnswer => ({
  ...{ id: 'x', name: 'X', format: 'league', state: 'running', visibility: 'public', archived: false, autoPair: true },
  ...{ isDemo: false, entrants: 4, edition: 1, createdAt: '', changedAt: '', seq: 1, role: 'scorer', isPlayed: false },
  ...{ commands: ['report'], diceHash: '' },
  ...more,
})

it.each`
  who                     | answer                | report   | undo
  ${'a scorer'}           | ${{}}                 | ${true}  | ${false}
  ${'a spectator'}        | ${{ commands: [] }}   | ${false} | ${false}
  ${'one of the archive'} | ${{ archived: true }} | ${false} | ${false}
`('$who may send only the commands the server named', ({ answer, report, undo }) => {
  const permissions = new Permissions(seen(answer), 'inside')
  expect([permissions.may('report'), permissions.may('undo')]).toEqual([report, undo])
})

it('who is inside sees facts that the public does not', () => {
  expect(new Permissions(seen({}), 'inside').isInside).toBe(true)
  expect(new Permissions(seen({ role: 'spectator' }), 'outside').isInside).toBe(false)
})
