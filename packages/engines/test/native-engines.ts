/**
 * The same games with engines that are installed here. Run with
 *
 *     NATIVE_ENGINES=1 vitest run --config packages/engines/test/native.config.ts
 */
import { foundEngines } from '../src/engine/found.ts'
import { realGames } from './real-games.ts'

realGames(foundEngines())
