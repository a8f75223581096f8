/** `arbiter cup CONFIG` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { type Asked, options, words } from '../cup/asked.ts'
import { demoConfig } from '../cup/demo.ts'
import { playCup } from '../cup/play.ts'
import { schemaAnswer } from '../cup/schema.ts'

export const cup = command({
  about:
    'Plays a whole cup of chess engines: real games, the matches of a round at the same time, with a live bracket in the terminal and as a web page. After every game the bracket file and the PGN are on the disk, so the cup can be stopped or killed at any moment and continues with --resume. The log beside the bracket file is a tournament file: show, why and correct work on it while the cup is not running.',
  words,
  options,
  examples: [
    'arbiter cup --demo',
    'arbiter cup cup.json',
    'arbiter cup cup.json --resume',
    'arbiter cup cup_bracket.json --resume --book openings.epd',
  ],
  run: (call) => {
    refuseContradictions(call)
    if (call.options.schema) return schemaAnswer()
    return playCup(call, call.options.demo ? demoConfig() : (call.words.config as string))
  },
})

/** Options that exclude each other, or mean nothing alone. */
function refuseContradictions({ words: { config }, options: given }: Asked): void {
  const { resume, new: isNew, demo, schema } = given
  if (resume && isNew) throw misused('cup: say --resume or --new, not both.')
  if (config === undefined && !demo && !schema)
    throw misused('cup: CONFIG is missing. Usage: arbiter cup CONFIG.json, or to see one: arbiter cup --demo')
  if (config !== undefined && (demo || schema)) throw misused('cup: --demo and --schema take no CONFIG.')
  const alone = (['change', 'force-book', 'rebuild', 'book'] as const).find((name) => given[name] && !resume)
  if (alone) throw misused(`cup: --${alone} goes with --resume.`)
}
