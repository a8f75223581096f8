/**
 * The engines that come along, in real games.
 * @module-tag rest
 */
import { embeddedEngines } from '../src/engine/embedded-engines.ts'
import { realGames } from './real-games.ts'

const engines = embeddedEngines().slice(0, 2)

realGames({ engines, chess960: engines, limit: { nodes: 300 } })
