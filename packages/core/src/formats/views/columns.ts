/** Headings that the tables of several formats have. */
import { message } from './words/messages.ts'

export const headings = {
  points: message('column-points'),
  played: message('column-played'),
  wins: message('column-wins'),
  draws: message('column-draws'),
  losses: message('column-losses'),
  byes: message('column-byes'),
  seed: message('column-seed'),
  won: message('column-won'),
  lostIn: message('column-lost-in'),
}
