/** The draft of what is published next, with its reasons; hand edits are checked before anything is published. */

import type { RecordedFact } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { Tick } from '@arbiter/paper/pictures'
import { useMemo, useState } from 'preact/hooks'
import type { CommandInput, Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { type Preview, usePreview } from '../../../parts/effects/preview.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { AutoPair } from './auto-pair.tsx'
import { draftRound, swapped } from './draft-round.ts'
import { type DraftView, draftView } from './draft-view.ts'
import { Frame } from './frame.tsx'
import { OtherDraft } from './other-draft.tsx'
import { DraftPairs } from './pairs.tsx'
import { words } from './words/messages.ts'

/** True if the tournament publishes rounds at any time. `live.look(isPublishing)`. */
export const isPublishing = ({ chart, log, format }: Tournament): boolean =>
  chart.wants.length > 0 ||
  chart.board.stages.some((stage) => stage.announced.some(({ number }) => !stage.find(number))) ||
  log.some(({ type }) => published.has(type) || format.facts?.some((kind) => kind.type === type && kind.published))

const published: ReadonlySet<string> = new Set(['round-paired', 'seeds-published'])

export function DraftSection() {
  const live = useLive()
  const isWanted = live.look(show).todo.some((todo) => todo.do === 'pair')
  const base = usePreview(live, isWanted ? pairing : undefined)
  if (!isWanted) return <Waiting />
  if (base.state === 'refused')
    return (
      <Frame title={words('draft-next')}>
        <RefusalNotice problem={base.problem} />
        {asksForLengths(live) && <WithoutLengths />}
      </Frame>
    )
  const [fact] = base.state === 'known' ? base.facts : []
  if (base.state !== 'known' || !fact)
    return (
      <Frame title={words('draft-next')}>
        <p class="voice pencil">{words('draft-working')}</p>
      </Frame>
    )
  if (fact.type === 'round-paired') return <RoundDraft key={`${fact.stage} ${fact.round}`} base={base} fact={fact} />
  return <OtherDraft fact={fact} then={base.after} />
}

const asksForLengths = (live: Live): boolean =>
  live.look(show).todo.some((todo) => todo.do === 'pair' && todo.lengths !== undefined)

/** The way on if nobody knows how long the games were. */
function WithoutLengths() {
  const live = useLive()
  const { send, isSending, problem } = useCommand(live)
  const publish = () => {
    if (!isSending)
      void send({ do: 'pair', lengths: 'unknown' }, words('draft-published', { name: { text: words('draft-next') } }))
  }
  return (
    <>
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="button" class="btn" aria-disabled={isSending} onClick={publish}>
          {words('draft-lengths-unknown')}
        </button>
      </p>
    </>
  )
}

/** False for rounds that only the rules may pair. `live.look(takesHand)`. */
const takesHand = ({ chart }: Tournament): boolean =>
  chart.wants.some((wanted) => wanted.what === 'round' && wanted.byHand !== undefined)

const pairing: CommandInput = { do: 'pair' }

const mostNamed = 8

function Waiting() {
  const live = useLive()
  const { todo, state } = live.look(show)
  const open = [...new Set(todo.flatMap((each) => (each.do === 'report' ? [each.match] : [])))]
  return (
    <Frame title={words('draft-next')}>
      <p class="voice">{state === 'running' && open.length > 0 ? waitsWords(open) : words('draft-nothing')}</p>
      <AutoPair />
    </Frame>
  )
}

const waitsWords = (matches: readonly string[]): string =>
  matches.length > mostNamed
    ? words('draft-waits-many', { count: matches.length })
    : words('draft-waits', { matches: matches.map((text) => ({ text })) })

type KnownPreview = Extract<Preview, { state: 'known' }>
type PairedRound = Extract<RecordedFact, { type: 'round-paired' }>

function RoundDraft({ base, fact }: { base: KnownPreview; fact: PairedRound }) {
  const live = useLive()
  const drafted = useMemo(() => draftRound(fact, base.after), [base])
  const [hand, setHand] = useState<readonly (readonly string[])[] | undefined>()
  const matches = hand ?? drafted?.pairs.map(({ names }) => names) ?? []
  const byHand: CommandInput = { do: 'pair', matches: matches.map((names) => names.map((name) => idOf(live, name))) }
  const check = usePreview(live, hand ? byHand : undefined)
  const { send, isSending, problem } = useCommand(live)
  if (!drafted) return null
  const view = draftView(drafted, hand && { matches: hand, check })
  const isReady = view.isReady && !isSending
  const publish = () => {
    if (isReady) void send(view.edits > 0 ? byHand : pairing, words('draft-published', { name: { text: view.name } }))
  }
  return (
    <Frame
      title={view.name}
      isDraft
      top={
        <>
          <p class="acts">
            <button type="button" class="btn main" aria-disabled={!isReady} onClick={publish}>
              {words('draft-publish', { name: { text: view.name } })}
            </button>
            {view.edits > 0 && (
              <button type="button" class="btn" onClick={() => setHand(undefined)}>
                {words('draft-anew')}
              </button>
            )}
          </p>
          {hand && check.state === 'refused' && <RefusalNotice problem={check.problem} />}
          <RefusalNotice problem={problem} />
        </>
      }
    >
      <Summary view={view} />
      <DraftPairs
        view={view}
        isEditable={live.look(takesHand)}
        onSwap={(one, other) => setHand(swapped(matches, one, other))}
        onPutBack={() => setHand(undefined)}
      />
      <AutoPair />
    </Frame>
  )
}

const idOf = (live: Live, name: string): string =>
  live.look(show).entrants.find((each) => each.name === name)?.id ?? name

const Summary = ({ view: { summary, usual, isClean, edits } }: { view: DraftView }) => (
  <>
    <p class="check">
      {isClean && <Tick />} {summary} {edits > 0 && <b>{words('draft-edits', { count: edits })}</b>}
    </p>
    {usual !== '' && <p class="voice usual">{usual}</p>}
  </>
)
