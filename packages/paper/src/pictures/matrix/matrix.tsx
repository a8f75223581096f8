/** The diagonal matrix: everybody against everybody, with a counter of lost games; on a narrow page a list. */
import { halvesShown } from '@arbiter/core/bulletin'
import type { ComponentChildren } from 'preact'
import { EntrantName } from '../entrant-name.tsx'
import { usePicturePage } from '../picture-page.ts'
import { Section } from '../section.tsx'
import { Tick } from '../tick.tsx'
import { Wide } from '../wide.tsx'
import { message as common } from '../words/messages.ts'
import type { LostGames, MatrixBox, MatrixCell, MatrixGrid, MatrixLine, MatrixSign } from './matrix-grid.ts'
import { message } from './words/messages.ts'

interface MatrixProps {
  readonly matrix: MatrixGrid
  /** What a page has at the end of a line of the list. */
  readonly after?: (line: MatrixLine) => ComponentChildren
}

export function Matrix({ matrix, after }: MatrixProps) {
  const { voice } = usePicturePage()
  const title = voice.say(message('grid-title'))
  return (
    <Section
      title={title}
      aside={voice.say(message('grid-aside', { count: matrix.outAt }))}
      kind={`diag ${matrix.size}`}
    >
      <div class="matrix-and-key">
        <div class="wide">
          <Wide label={title}>
            <Grid matrix={matrix} />
          </Wide>
        </div>
        <PlayerList matrix={matrix} {...(after ? { after } : {})} />
        <Key signs={matrix.key} />
      </div>
    </Section>
  )
}

function Grid({ matrix: { rows, hasRatings } }: MatrixProps) {
  const { voice } = usePicturePage()
  return (
    <table class="matrix">
      <caption class="hide">{voice.say(message('grid-caption'))}</caption>
      <thead>
        <tr>
          <th scope="col" class="ix">
            <span class="hide">{voice.say(message('grid-number'))}</span>
          </th>
          <th scope="col" class="pl">
            {voice.say(common('picture-player'))}
          </th>
          {hasRatings && (
            <th scope="col" class="rt">
              {voice.say(message('grid-rating'))}
            </th>
          )}
          <th scope="col" class="lsh">
            {voice.say(message('grid-lost'))}
          </th>
          {rows.map(({ number, name, state }) => (
            <th key={number} scope="col" class={`c${state === 'out' ? ' out' : ''}`}>
              <abbr title={name}>{number}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={line.number} class={line.state}>
            <td class="ix">{line.number}</td>
            <th scope="row">
              <EntrantName name={line.name} hasWithdrawn={line.hasWithdrawn} />
              {line.state === 'won' && <Tick meaning={voice.say(message('grid-won'))} />}
            </th>
            {hasRatings && <td class="rt">{line.rating}</td>}
            <td class="ls">
              <Counter lost={line.lost} />
            </td>
            {line.cells.map((cell, i) => (
              <Cell key={i} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ cell }: { cell: MatrixCell }) {
  if (cell.kind === 'self') return <td class="d" />
  if (cell.kind === 'empty') return cell.span === 1 ? <td /> : <td colSpan={cell.span} />
  return (
    <td class="p">
      {cell.boxes.map((box) => (
        <Box key={box.match} box={box} />
      ))}
    </td>
  )
}

const kindOf = ({ frame, state }: Pick<MatrixBox, 'frame' | 'state'>): string =>
  state === 'played' ? `r${frame}` : `r${frame} ${state}`

function Box({ box }: { box: MatrixBox }) {
  const { voice, matchAddress, isFresh } = usePicturePage()
  const address = matchAddress?.(box.match)
  const kind = `box ${kindOf(box)}${isFresh?.(box.match) ? ' wet' : ''}`
  const says = voice.say(box.says)
  if (address === undefined)
    return (
      <span class={kind} title={says}>
        {box.text}
      </span>
    )
  return (
    <a class={kind} href={address} title={says} aria-label={says}>
      {box.text}
    </a>
  )
}

const pipKinds = { full: 'x', half: 'h', empty: undefined } as const

export const Pips = ({ pips }: Pick<LostGames, 'pips'>) => (
  <span class="pips" aria-hidden="true">
    {pips.map((pip, i) => (
      <i key={i} class={pipKinds[pip]} />
    ))}
  </span>
)

/** "■■◧□ 2½†". */
function Counter({ lost: { pips, count, isDoomed, says } }: { lost: LostGames }) {
  const { voice } = usePicturePage()
  const inWords = says && voice.say(says)
  return (
    <span class="counter" title={inWords}>
      {inWords !== undefined && <span class="hide">{inWords}</span>}
      <span aria-hidden="true">
        <Pips pips={pips} />
        <b class={isDoomed ? 'doom' : undefined}>{halvesShown(count)}</b>
      </span>
    </span>
  )
}

// --- on a narrow page --------------------------------------------------------------------------------

const PlayerList = ({ matrix, after }: MatrixProps) => (
  <ol class="narrow plist">
    {matrix.rows.map((line) => (
      <li key={line.number} class={line.state}>
        <p class="top">
          <span class="ix">{line.number}</span>
          <b class="nm">
            <EntrantName name={line.name} />
          </b>
          <StateStamp line={line} />
          <span class="ls">
            <Counter lost={line.lost} />
          </span>
        </p>
        <p class="ops">
          {line.meetings.map((box) => (
            <Chip key={box.match} box={box} />
          ))}
          {after?.(line)}
        </p>
      </li>
    ))}
  </ol>
)

function Chip({ box }: { box: MatrixBox }) {
  const { matchAddress, isFresh } = usePicturePage()
  const address = matchAddress?.(box.match)
  const kind = `op ${kindOf(box)}${isFresh?.(box.match) ? ' wet' : ''}`
  const inside = (
    <>
      <span dir="auto">{box.opponent}</span> <b>{box.textWithRound}</b>
    </>
  )
  return address === undefined ? (
    <span class={kind}>{inside}</span>
  ) : (
    <a class={kind} href={address}>
      {inside}
    </a>
  )
}

function StateStamp({ line: { state, out } }: { line: MatrixLine }) {
  const { voice } = usePicturePage()
  if (state === 'won') return <span class="stamp done">{voice.say(message('grid-won'))}</span>
  if (state === 'going-out') return <span class="stamp done doomed">{voice.say(message('grid-going'))}</span>
  if (state === 'level') return <span class="stamp ready">{voice.say(message('grid-level-stamp'))}</span>
  if (state !== 'out') return null
  const said = out === undefined ? message('grid-withdrew') : message('grid-out-round', { round: out })
  return <span class="stamp done">{voice.say(said)}</span>
}

// --- how to read it ----------------------------------------------------------------------------------

function Key({ signs }: { signs: readonly MatrixSign[] }) {
  const { voice } = usePicturePage()
  const heading = voice.say(message('grid-how-to'))
  return (
    <aside class="key" aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {signs.map((sign, i) => (
          <li key={i}>
            <Sign sign={sign} />
            <span>{voice.say(sign.means)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Sign({ sign }: { sign: MatrixSign }) {
  const { voice } = usePicturePage()
  if (sign.sign === 'box') return <span class={`box ${kindOf(sign.box)}`}>{sign.box.text}</span>
  if (sign.sign === 'lost')
    return (
      <span class="ls" aria-hidden="true">
        <Counter lost={sign.lost} />
      </span>
    )
  if (sign.state === 'won') return <Tick />
  return <b class={sign.state === 'out' ? 'strike' : 'lv'}>{voice.say(message('grid-name'))}</b>
}
