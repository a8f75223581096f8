/** Result slips, eight per page with lines to cut along: the game, the result, the signatures. */
import type { BulletinMatch, NextGame } from '@arbiter/core/bulletin'
import { useLive } from '../../live/live-context.ts'
import { boardNumber } from '../../parts/board-number.ts'
import { Empty } from '../../parts/empty.tsx'
import { startWords } from '../../parts/start-position.ts'
import { textOf } from '../../words/message-text.ts'
import { Pages, type PaperProps } from './page.tsx'
import { inPages } from './paper-size.ts'
import type { RoundToPrint } from './rounds.ts'
import { words } from './words/messages.ts'

const aPage = 8

interface SlipsProps extends PaperProps {
  readonly meant: RoundToPrint
}

export function Slips({ size, meant }: SlipsProps) {
  const live = useLive()
  const slips = meant.round.matches.flatMap((match) => slipsOf(match, boardNumber(meant.round, match)))
  if (slips.length === 0) return <Empty>{words('print-no-slips')}</Empty>
  return (
    <Pages
      size={size}
      orientation="portrait"
      isBare
      title={words('print-paper', { paper: 'slips' })}
      pages={inPages(slips, aPage).map((chunk, i) => (
        <ol key={i} class="slips">
          {chunk.map((slip) => (
            <li key={slip.key}>
              <p class="top">
                <span>{textOf(meant.round.name)}</span>
                <span dir="auto">{live.seen.name}</span>
              </p>
              <p class="no">
                {words('print-match')} <b>{slip.match}</b>{' '}
                <span>{[slip.board, slip.what].filter((each) => each !== '').join(', ')}</span>
              </p>
              {slip.start !== '' && <p class="start">{slip.start}</p>}
              {slip.sides.map((side) => (
                <p key={side.label + side.name} class="line">
                  <span class={side.name.length > 36 ? 'name long-name' : 'name'} dir="auto">
                    {side.name}
                  </span>
                  <span class="label">{side.label}</span>
                  <span class={slip.isCounted ? 'count' : 'box'} />
                </p>
              ))}
              {!slip.isCounted && (
                <p class="line">
                  <span class="name">{words('print-drawn')}</span>
                  <span class="box" />
                </p>
              )}
              <p class="signs">
                {slip.sides.map((side) => (
                  <span key={side.label + side.name}>{words('print-sign')}</span>
                ))}
              </p>
              <p class="bring">{words('print-bring')}</p>
            </li>
          ))}
        </ol>
      ))}
    />
  )
}

interface SlipLine {
  readonly key: string
  readonly match: string
  /** "board 3", if players sit at boards. */
  readonly board: string
  readonly what: string
  /** The start position, if it is not the usual one. */
  readonly start: string
  /** Teams write IMPs, players make a cross. */
  readonly isCounted: boolean
  readonly sides: readonly { readonly name: string; readonly label: string }[]
}

/** One for every game, and every pair of teams, that can be reported. */
function slipsOf(match: BulletinMatch, number: number | undefined): readonly SlipLine[] {
  const board = number === undefined ? '' : words('print-at-board', { board: { text: String(number) } })
  if (match.state !== 'open') return []
  if (!match.boards) return (match.next ?? []).map((game) => gameSlip(match, board, game))
  return (match.boards.open ?? []).map(({ between, boards, half = 0, extra = 0 }) => ({
    key: `${match.match} ${between.join(' ')} ${half} ${extra}`,
    match: match.match,
    board,
    what: words('print-boards', { count: boards }),
    start: '',
    isCounted: true,
    sides: between.map((name) => ({ name, label: words('print-imps') })),
  }))
}

const gameSlip = (match: BulletinMatch, board: string, { game, white, black, start }: NextGame): SlipLine => ({
  key: `${match.match} ${game}`,
  match: match.match,
  board,
  what: game > 1 || (match.next?.length ?? 0) > 1 ? words('print-game', { game }) : '',
  start: startWords(start),
  isCounted: false,
  sides: [
    { name: white, label: words('print-wins', { colour: 'white' }) },
    { name: black, label: words('print-wins', { colour: 'black' }) },
  ],
})
