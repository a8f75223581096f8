/** `arbiter cup CONFIG` */
import { command } from '../command-line/command.ts'
import { wordMissing } from '../command-line/reading.ts'
import { misused } from '../command-line/stop.ts'
import { type Asked, options, words } from '../cup/asked.ts'
import { demoConfig } from '../cup/demo.ts'
import { playCup } from '../cup/play.ts'
import { schemaAnswer } from '../cup/schema.ts'
import { message } from './words/messages.ts'

export const cup = command({
  about: message('cmd-cup-about'),
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
  if (resume && isNew) throw misused(message('cmd-cup-either'))
  if (config === undefined && !demo && !schema)
    throw misused([wordMissing('cup', 'CONFIG'), message('cmd-cup-missing')])
  if (config !== undefined && (demo || schema)) throw misused(message('cmd-cup-no-config'))
  const alone = (['change', 'force-book', 'rebuild', 'book'] as const).find((name) => given[name] && !resume)
  if (alone) throw misused(message('cmd-cup-with-resume', { option: { text: `--${alone}` } }))
}
