/** Loads the help with its words: rarely needed, and then at once. */
import type * as HelpSlip from '../screens/help/help.tsx'
import { loadWords } from '../words/texts.ts'

export async function loadHelp(): Promise<typeof HelpSlip> {
  const [help] = await Promise.all([import('../screens/help/help.tsx'), loadWords('help')])
  return help
}
