/** What the rules remark: things everybody should know that no result says. */
import { type Bulletin, briefly } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { RuleNumber } from '../../parts/rule.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'

const words = catalogue({ remarks: 'Remarks of the rules' }, { remarks: 'Hinweise der Regeln' })

export function Remarks({ live, bulletin }: { live: Live; bulletin: Bulletin }) {
  const remarks = briefly(bulletin.remarks)
  if (remarks.length === 0) return null
  return (
    <section class="remarks">
      <div class="section">
        <h2>{words.remarks}</h2>
      </div>
      {remarks.map(({ rule, sentence }) => (
        <p key={sentence} class="voice quiet">
          {said(sentence)} <RuleNumber live={live} rule={rule} />
        </p>
      ))}
    </section>
  )
}
