/** Arbiter in the browser. */
import { render } from 'preact'
import { config } from 'zod'
import { followLinks } from './app/address.ts'
import { App } from './app/app.tsx'
import { startKeeper } from './app/keeper.ts'
import { applyTheme } from './app/theme.tsx'
import { session } from './live/session.ts'
import { language } from './words/language.ts'
import { loadVoice } from './words/said.ts'

config({ jitless: true }) // Pages may not make code out of text.
applyTheme()
document.documentElement.lang = language
const root = document.getElementById('app') as HTMLElement
followLinks(root)
void session.load()
await loadVoice()
render(<App />, root)
startKeeper()
