/** Arbiter in the browser. */
import { render } from 'preact'
import { followLinks } from './app/address.ts'
import { App } from './app/app.tsx'
import { registerServiceWorker } from './app/service-worker.ts'
import { applyTheme } from './app/theme.tsx'
import { openOutbox } from './live/outbox/site-outbox.ts'
import { session } from './live/session.ts'
import { language } from './words/language.ts'
import { loadAllWords, loadWords } from './words/texts.ts'

applyTheme()
document.documentElement.lang = language
const root = document.getElementById('app') as HTMLElement
followLinks(root)
openOutbox()
void session.load()
await loadWords('first')
render(<App />, root)
registerServiceWorker()
/** Refusals need these words; whatever waited for them is drawn now. */
void loadAllWords().then(
  () => render(<App />, root),
  () => undefined,
)
