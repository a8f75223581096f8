/** The conditions are posted, once. */
import { refuse } from '../../../refusals/result.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { conditionsPosted } from '../facts/conditions-posted.ts'
import { bridgeLedger } from '../ledger.ts'

export const post = ownCommand('post', {
  shape: {},
  role: 'director',
  decide: ({ chart }, { note }) => {
    const { posted } = bridgeLedger(chart)
    if (posted) return refuse({ code: 'already-posted', at: posted.at })
    return [conditionsPosted.fact(note === undefined ? {} : { note })]
  },
})
