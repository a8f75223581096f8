/** What may be asked of `arbiter bridge`. */
import type { Call, Options } from '../command-line/command.ts'

export const words = { what: 'WHAT', points: 'POINTS|CONTRACT|FILE?', sheet: 'SHEET?' } as const

export const options = {
  higher: { value: 'H', about: 'handicap: average masterpoints of the stronger team' },
  lower: { value: 'L', about: 'handicap: average masterpoints of the other team' },
  boards: { value: 'N', about: 'handicap: boards of the match, those carried over too' },
  team: {
    value: 'FATE|TEAM',
    about:
      'award: how the team ended: won-final, lost-final, lost-semi, lost-quarter, won-5/8 (the playoff) or won-one; awards, meter: only this team, with the reasons',
  },
  played: {
    value: 'LIST',
    about: 'award: boards the player and the team played in each match, such as 24/24,12/24; forfeit for one without',
  },
  full: { about: 'award: pay whole match awards where the table says “full match award” (BRI-13)' },
  board: { value: 'N', about: 'contract: number of the board, which says who is vulnerable' },
  bracket: { value: 'B', about: 'print: only this bracket, by its letter' },
  round: { value: 'N', about: 'print: this round, counted from 1; tickets are those of the current one without it' },
  since: { value: 'SEQ', about: 'print tickets: only those that differ from what stood after this fact' },
  output: {
    value: 'OUT',
    about: 'print: where to; without it beside FILE, such as evening-tickets.html. An earlier sheet there is replaced',
  },
} as const satisfies Options

export type Asked = Call<typeof words, typeof options>
