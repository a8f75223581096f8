/** The outbox of this browser, on the network. Loaded for people who can change something. */
import { newKey } from '../api.ts'
import { session } from '../session.ts'
import { deliver } from './deliver.ts'
import { browserIntents } from './intent-store.ts'
import { Outbox } from './outbox.ts'

export function openedOutbox(): Outbox {
  const outbox = new Outbox({
    deliver: (intent) => deliver(intent),
    store: browserIntents,
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    newKey,
    now: Date.now,
    person: () => (session.isKnown ? session.person : undefined),
  })
  outbox.restore()
  addEventListener('online', () => outbox.lineIsBack())
  const known = () => {
    if (!session.isKnown) return
    if (session.who.kind !== 'nobody') browserIntents.keepPerson(session.person)
    outbox.lineIsBack()
  }
  session.watch(known)
  known()
  session.beforeLeaving = () => outbox.forget()
  return outbox
}
