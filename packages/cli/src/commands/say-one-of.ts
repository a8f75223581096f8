/** "bridge: say handicap, imps or print, not “prnt”." For commands whose first word says what they do. */
import { misused, type Stop } from '../command-line/stop.ts'
import { message } from './words/messages.ts'

export const sayOneOf = (command: string, known: readonly string[], typed: string): Stop =>
  misused(
    message('cmd-say-one-of', {
      command: { text: command },
      known: known.map((text) => ({ text })),
      typed: { text: typed },
    }),
  )
