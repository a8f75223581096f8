/** `arbiter cup resume CONFIG` */
import { command } from '../../command-line/command.ts'
import { noWishes, resuming } from '../../cup/options.ts'
import { playCup } from '../../cup/play.ts'
import { message } from '../words/messages.ts'

export const resume = command({
  about: message('cmd-cup-resume-about'),
  words: { config: 'CONFIG' },
  options: resuming,
  examples: ['arbiter cup resume cup.json', 'arbiter cup resume cup_bracket.json --book openings.epd'],
  run: ({ words: { config }, options, ...call }) =>
    playCup({ ...call, options: { ...noWishes, ...options, resume: true } }, config),
})
