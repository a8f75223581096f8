/** Remarks of the rules: what everybody should know and no result says. */
import { type Bulletin, briefly } from '@arbiter/core/bulletin'
import { RuleNumber } from '../../parts/rule.tsx'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export function Remarks({ bulletin }: { bulletin: Bulletin }) {
  const remarks = briefly(bulletin.remarks)
  if (remarks.length === 0) return null
  return (
    <section class="remarks">
      <div class="section">
        <h2>{words('overview-remarks')}</h2>
      </div>
      {remarks.map((remark) => (
        <p key={textOf(remark)} class="voice quiet">
          {textOf(remark)} <RuleNumber rule={remark.rule} />
        </p>
      ))}
    </section>
  )
}
