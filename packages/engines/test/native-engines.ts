/**
 * The same games with installed engines: `npm run test:engines`. Not all of them obey `nodes`, so they get a
 * short time a move, and not all play Chess960.
 */
import { foundEngines } from '../src/engine/installed-engines.ts'
import { realGames } from './real-games.ts'

const engines = foundEngines()
const free = ['Stockfish', 'Fairy-Stockfish', 'Glaurung']

realGames({
  engines,
  chess960: engines.filter(({ name }) => free.includes(name)),
  limit: { movetimeMs: 40, marginMs: 1000 },
  // Its relay between user and engine stops at a long line (version 6.2.7).
  fragile: ['GNU Chess'],
})
