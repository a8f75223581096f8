/** A few routes of every kind for tests of the document and its page. */

import type { RouteDeclaration } from '@arbiter/api/routes'
import {
  bulletinShape,
  commandShape,
  consequencesShape,
  factShape,
  formatShape,
  tableRowShape,
} from '@arbiter/api/shapes'
import * as z from 'zod'

const tournament = z.strictObject({ tournament: z.string().describe('Id of the tournament') })
const at = z.int().min(1).optional().describe('As it stood after this fact')

export const sampleRoutes: readonly RouteDeclaration[] = [
  {
    name: 'format.list',
    method: 'GET',
    path: '/api/v1/formats',
    about: 'The formats a tournament can be played in.',
    success: { status: 200, about: 'All of them', shape: z.array(formatShape) },
  },
  {
    name: 'tournament.create',
    method: 'POST',
    path: '/api/v1/tournaments',
    about: 'Opens a tournament. Nobody has entered it yet; whoever opens it is its owner.',
    body: z.strictObject({
      format: z.string().describe('Name of the format'),
      name: z.string().max(200).optional(),
      private: z.boolean().default(false).describe('Seen by those who were invited only'),
    }),
    success: { status: 201, about: 'It is open', shape: z.strictObject({ id: z.string() }) },
    refusals: ['unknown-format', 'bad-option', 'bad-name'],
    example: { body: { format: 'league', name: 'Thursday club league' }, answer: { id: 'k3v9' } },
  },
  {
    name: 'tournament.show',
    method: 'GET',
    path: '/api/v1/tournaments/:tournament',
    about: 'The wall chart: entrants, stages, rounds, matches, table, and what is to be done next.',
    params: tournament,
    query: z.strictObject({ at, round: z.int().min(1).optional().describe('This round only') }),
    success: { status: 200, about: 'The wall chart', shape: bulletinShape },
    example: { params: { tournament: 'k3v9' }, query: { at: 12 } },
  },
  {
    name: 'tournament.table',
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/table',
    about: 'The table.',
    params: tournament,
    query: z.strictObject({ at }),
    success: { status: 200, about: 'As data or as CSV', shape: z.array(tableRowShape), text: ['text/csv'] },
    refusals: ['not-started'],
    example: { params: { tournament: 'k3v9' }, answer: [{ rank: 1, place: '1', name: 'Ann', points: 2.5 }] },
  },
  {
    name: 'command.send',
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/commands',
    about: 'Does something, or says why not. Answered when the facts are on disk.',
    params: tournament,
    body: commandShape,
    success: { status: 200, about: 'The facts it led to', shape: z.strictObject({ facts: z.array(factShape) }) },
    refusals: ['bad-command', 'already-decided', 'no-such-match', 'would-void', 'changed-meanwhile', 'archived'],
    example: { params: { tournament: 'k3v9' }, body: { do: 'report', match: '7', result: '1-0', key: 'a1' } },
  },
  {
    name: 'command.preview',
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/preview',
    about: 'What a correction would change, without doing it.',
    params: tournament,
    body: commandShape,
    success: { status: 200, about: 'What would follow', shape: consequencesShape },
    refusals: ['nothing-changes', 'not-reported'],
  },
  {
    name: 'entrant.import',
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/entrants',
    about: 'Enters everybody in a list.',
    params: tournament,
    body: { text: ['text/csv'], about: 'A line each, with a heading' },
    success: { status: 204, about: 'All have entered' },
    refusals: ['id-taken'],
    example: { params: { tournament: 'k3v9' } },
  },
]

export const sampleRoles = (name: string): readonly string[] =>
  name.startsWith('command') || name.startsWith('entrant')
    ? ['owner', 'director']
    : ['owner', 'director', 'scorer', 'entrant', 'spectator']
