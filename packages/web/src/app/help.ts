/** Loads the help with its words: rarely needed, and then at once. */
import { loadWords } from '../words/texts.ts'

export type HelpModule = typeof import('../screens/help/help.tsx')

export async function loadHelp(): Promise<HelpModule> {
  const [help] = await Promise.all([import('../screens/help/help.tsx'), loadWords('help')])
  return help
}
