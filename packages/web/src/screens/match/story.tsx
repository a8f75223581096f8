/** The history of one match: every fact about it, newest first, with what became of it. */
import { chronicle, type Line, namesIn } from '@arbiter/core/chronicle'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { words as partsWords } from '../../parts/words/messages.ts'
import { textOfAll } from '../../words/message-text.ts'
import { exactClock, moment } from '../../words/time.ts'
import { words } from './words/messages.ts'

const most = 24

export function Story({ match }: { match: string }) {
  const live = useLive()
  const lines = about(live.look(chronicle), match).toReversed().slice(0, most)
  return (
    <section aria-labelledby="m-story">
      <div class="section">
        <h2 id="m-story">{words('match-history')}</h2>
        <a class="push" href={addresses.history(live.id)}>
          {words('match-history-whole')}
        </a>
      </div>
      {lines.length === 0 ? (
        <p class="voice note">{words('match-history-none')}</p>
      ) : (
        <ol class="log">
          {lines.map((line) => (
            <StoryFact key={line.seq} line={line} />
          ))}
        </ol>
      )}
    </section>
  )
}

const StoryFact = ({ line: { seq, at, says, fate } }: { line: Line }) => {
  const live = useLive()
  return (
    <li>
      <a class="no" href={`${addresses.history(live.id)}#fact-${seq}`}>
        {seq}
      </a>
      <time dateTime={at} title={exactClock(at)}>
        {moment(at)}
      </time>
      <span>
        <span class={fate.state === 'stands' ? '' : 'back'}>
          {textOfAll(says, (id) => live.look(namesIn).entrants.get(id))}
        </span>{' '}
        {fate.state !== 'stands' && (
          <small>{partsWords('parts-fate', { state: fate.state, fact: { text: String(fate.by) } })}</small>
        )}
      </span>
    </li>
  )
}

/** Facts of the match itself, and changes to them. */
function about(lines: readonly Line[], match: string): Line[] {
  const seqs = new Set<number>()
  return lines.filter((line) => {
    const isOfIt = ('match' in line && line.match === match) || touched(line).some((seq) => seqs.has(seq))
    if (isOfIt) seqs.add(line.seq)
    return isOfIt
  })
}

function touched(line: Line): readonly number[] {
  if (line.type === 'result-corrected') return [line.fact, ...line.voids]
  return line.type === 'command-revoked' ? [...line.facts, ...line.voids] : []
}
