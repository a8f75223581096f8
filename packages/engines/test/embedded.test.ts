import { embeddedEngines } from '../src/engine/embedded.ts'
import { realGames } from './real-games.ts'

/** Two of them, at limits that make a game of a second or two. */
realGames(embeddedEngines().filter(({ name }) => ['Stockfish 10 Depth 3', 'Stockfish 10 Skill 0'].includes(name)))
