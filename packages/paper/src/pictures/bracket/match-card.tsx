/** The card of a match, a strip of wall chart: a link where the page has one for it. */
import type { Message } from '@arbiter/core/messages'
import type { ComponentChildren } from 'preact'
import { Colour } from '../colour.tsx'
import { usePicturePage } from '../picture-page.ts'
import { Tick } from '../tick.tsx'
import type { FigureColumn, MatchCardView, SeatView } from './match-card-view.ts'
import { message } from './words/messages.ts'

interface MatchCardProps {
  readonly card: MatchCardView
  /** The card in one sentence: its name for those who do not see it, where it is a link. */
  readonly sentence?: string
  /** In place of the figures of a seat: its running clock. */
  readonly clocks?: ((seat: SeatView) => ComponentChildren) | undefined
  /** What was live is pencil while the connection is lost, with the time until when it is known. */
  readonly liveUntil?: string | undefined
  /** Beside the look of the card: a result that the page has sent. */
  readonly mark?: ComponentChildren
  readonly style?: Readonly<Record<string, string>> | undefined
  readonly tabIndex?: number | undefined
}

export function MatchCard({ card, sentence, clocks, liveUntil, mark, style, tabIndex }: MatchCardProps) {
  const { matchAddress, matchSlip, isFresh } = usePicturePage()
  const { match, look, needs, note, steps, seats } = card
  const kind = `match ${look}${needs ? ' needs' : ''}${look === 'live' && liveUntil !== undefined ? ' stalecard' : ''}`
  const address = matchAddress?.(match)
  const isHidden = sentence === undefined ? {} : ({ 'aria-hidden': 'true' } as const)
  const body = (
    <>
      {sentence !== undefined && <span class="hide">{sentence}</span>}
      <span class="meta" {...isHidden}>
        <span class="no">{match}</span>
        {needs ? <Needs says={needs} /> : <CardStamp look={look} liveUntil={liveUntil} />}
        {mark}
        {note && <Note says={note} />}
        {steps.length > 0 && (
          <span class={look === 'decided' ? 'steps before-tick' : 'steps'}>
            <Columns columns={steps} />
          </span>
        )}
      </span>
      {seats.map((seat, row) => (
        <Seat key={row} seat={seat} isFresh={isFresh?.(match) ?? false} isHidden={sentence !== undefined}>
          {clocks?.(seat)}
        </Seat>
      ))}
    </>
  )
  const slip = matchSlip?.(match)
  if (slip !== undefined)
    return (
      <button type="button" class={kind} id={`card-${match}`} popovertarget={slip} {...(style ? { style } : {})}>
        {body}
      </button>
    )
  const placed = { ...(style ? { style } : {}), ...(tabIndex === undefined ? {} : { tabIndex }) }
  return address === undefined ? (
    <div class={kind} data-match={match} {...placed}>
      {body}
    </div>
  ) : (
    <a class={kind} data-match={match} href={address} {...placed}>
      {body}
    </a>
  )
}

function Note({ says }: { readonly says: Message }) {
  const { voice } = usePicturePage()
  return <span class="note">{voice.say(says)}</span>
}

function Needs({ says }: { readonly says: Message }) {
  const { voice } = usePicturePage()
  return <span class="stamp needs">{voice.say(says)}</span>
}

/** Ready, live, or live until the connection was lost. */
export function CardStamp({ look, liveUntil }: Pick<MatchCardProps, 'liveUntil'> & Pick<MatchCardView, 'look'>) {
  const { voice } = usePicturePage()
  if (look === 'ready') return <span class="stamp ready">{voice.say(message('card-ready'))}</span>
  if (look !== 'live') return null
  return liveUntil === undefined ? (
    <span class="stamp live">{voice.say(message('card-live'))}</span>
  ) : (
    <span class="stamp wait">{voice.say(message('card-until', { at: { text: liveUntil } }))}</span>
  )
}

interface SeatProps {
  readonly seat: SeatView
  readonly isFresh: boolean
  readonly isHidden: boolean
  readonly children: ComponentChildren
}

function Seat({ seat, isFresh: isDecidedNow, isHidden, children }: SeatProps) {
  const { voice, isFresh } = usePicturePage()
  const { kind, isPath, colour, seed, name, cameFrom, remark, score, figures } = seat
  const kinds = ['seat', kind !== 'plain' && kind, isPath && 'path'].filter(Boolean).join(' ')
  const isNew = cameFrom !== undefined && isFresh?.(cameFrom)
  const text = voice.say(name)
  const wet = isDecidedNow ? ' wet' : ''
  return (
    <span class={kinds} {...(isHidden ? { 'aria-hidden': 'true' } : {})}>
      {colour && <Colour of={colour} />}
      <span class="seed">{seed}</span>
      <span class={isNew ? 'name wet' : 'name'} dir="auto" {...(isHidden ? {} : { title: text })}>
        {text}
      </span>
      {remark && (
        <abbr class="remark" title={voice.say(remark.says)}>
          {remark.text}
        </abbr>
      )}
      {children ??
        (score === undefined ? (
          figures.length > 0 && (
            <span class="games">
              <Columns columns={figures} wet={wet} />
            </span>
          )
        ) : (
          <span class={`score${wet}`}>{score}</span>
        ))}
      {kind === 'won' && (isHidden ? <Tick /> : <Tick meaning={voice.say(message('card-advances'))} />)}
    </span>
  )
}

function Columns({ columns, wet = '' }: { readonly columns: readonly FigureColumn[]; readonly wet?: string }) {
  const { voice } = usePicturePage()
  return (
    <>
      {columns.map(({ text, kind }, i) => (
        <span key={kind + i} class={`${kind}${i === columns.length - 1 ? wet : ''}`}>
          {typeof text === 'string' ? text : voice.say(text)}
        </span>
      ))}
    </>
  )
}
