/** Engine cups: the engines on offer, and a running cup. */
import { authorOf } from '../../people/caller.ts'
import { type Handlers, refused } from '../call.ts'
import { doneReply } from './session.ts'

export const cupHandlers = {
  'engines.list': ({ site }) => {
    const { engines } = site.cups
    return {
      json: { engines: engines?.engines ?? [], books: engines?.books ?? [], gamesAtOnce: engines?.gamesAtOnce ?? 0 },
    }
  },
  'cup.see': async ({ site, access }) => {
    const shown = await site.cups.see(access.row.id)
    return shown ? { json: shown } : refused({ code: 'not-playing' })
  },
  'cup.play': async (call) => {
    const { site, access, body, caller } = call
    if (access.row.archived) return refused({ code: 'archived' })
    const started = await site.cups.start(access.row, await call.live(), body, authorOf(caller))
    if (typeof started === 'string') return refused({ code: started })
    return 'started' in started ? doneReply : refused(started.refusal)
  },
  'cup.stop': async ({ site, access, caller }) =>
    (await site.cups.stop(access.row.id, authorOf(caller))) ? doneReply : refused({ code: 'not-playing' }),
} satisfies Partial<Handlers>
