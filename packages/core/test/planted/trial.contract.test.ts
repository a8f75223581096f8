/**
 * The contract suite, played by a sound format that is not one of ours: it passes.
 * @module-tag both
 */
import { contract } from '../contract.ts'
import { trial } from './trial.ts'
import { worldOf } from './trial-world.ts'

contract(worldOf(trial()), { 'round-paired': 300, 'seeds-published': 80 })
