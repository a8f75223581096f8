/** What the tests of core are made of, for those of papers. */
export { Dice, type Roll } from '../../core/src/dice/dice.ts'
export { seed } from '../../core/test/pools/past.ts'
export { inEnglish, voice } from '../../core/test/said.ts'
export { countingVoices, hostileNames, inFrench, inGerman, timesIn } from '../../core/test/voices.ts'
