/** Pairings: by board for the wall, by name for players who look themselves up. */
import type { BulletinMatch, BulletinRound } from '@arbiter/core/bulletin'
import { ticketTaken } from '@arbiter/core/bulletin'
import { Colour } from '@arbiter/paper/pictures'
import { type SeatNumber, seatNumber } from '../../parts/board-number.ts'
import { seatWords } from '../../parts/match-words.ts'
import { startWords } from '../../parts/start-position.ts'
import { scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { Pages, type PaperProps } from './page.tsx'
import { inPages, sheetOf } from './paper-size.ts'
import type { RoundToPrint } from './rounds.ts'
import { sortedName } from './sorted-name.ts'
import { words } from './words/messages.ts'

interface PairingsProps extends PaperProps {
  readonly meant: RoundToPrint
}

const rowHeight = 9

export function ByBoard({ size, meant }: PairingsProps) {
  const { round } = meant
  const { innerHeight } = sheetOf(size, 'portrait')
  const rows = [
    ...round.matches.map((match) => rowOf(match, round)),
    ...round.byes.map((seat) => byeRow(seatWords(seat))),
  ]
  const chunks = inPages(rows, Math.floor((innerHeight - 8) / rowHeight))
  return (
    <Pages
      size={size}
      orientation="portrait"
      title={words('print-paper', { paper: 'boards' })}
      note={noteOf(round)}
      pages={chunks.map((chunk, i) => (
        <table key={i} class="list boards">
          <thead>
            <tr>
              <th scope="col">{words('print-board', { of: hasBoards(round) ? 'boards' : 'matches' })}</th>
              <th scope="col">{words('print-first')}</th>
              <th scope="col" class="result">
                {words('print-result')}
              </th>
              <th scope="col">{words('print-second')}</th>
            </tr>
          </thead>
          <tbody>{chunk}</tbody>
        </table>
      ))}
    />
  )
}

const hasBoards = (round: BulletinRound): boolean =>
  round.matches.some((match) => seatNumber(round, match).small !== undefined)

/** The round, and the start position of its games. */
const noteOf = ({ name, start }: BulletinRound): string =>
  [textOf(name), startWords(start)].filter((text) => text !== '').join(', ')

function rowOf(match: BulletinMatch, round: BulletinRound) {
  const [first, second, ...others] = inColours(match)
  const score = match.seats.length === 2 ? scoreText(match) : ''
  return (
    <tr key={match.match}>
      <th scope="row" class="board">
        <SeatNumberShown number={seatNumber(round, match)} />
      </th>
      <td>
        <Side side={first} />
      </td>
      <td class="result">{score === '–' || score === '' ? <span class="blank" /> : score}</td>
      <td>
        <Side side={second} />
        {others.map((side) => (
          <Side key={side.name} side={side} />
        ))}
      </td>
    </tr>
  )
}

const SeatNumberShown = ({ number: { large, small } }: { number: SeatNumber }) => (
  <>
    {large}
    {small !== undefined && <small> {small}</small>}
  </>
)

const byeRow = (name: string) => (
  <tr key={`bye ${name}`}>
    <th scope="row" class="board">
      –
    </th>
    <td>
      <span class="side" dir="auto">
        {name}
      </span>
    </td>
    <td class="result" />
    <td>{words('print-bye')}</td>
  </tr>
)

interface ColouredName {
  readonly name: string
  readonly colour?: 'white' | 'black' | undefined
}

/** White first where colours are known. */
function inColours(match: BulletinMatch): readonly ColouredName[] {
  const game = match.next?.[0] ?? match.games.at(-1)
  if (!game) return match.seats.map((seat) => ({ name: seatWords(seat) }))
  return [
    { name: game.white, colour: 'white' },
    { name: game.black, colour: 'black' },
  ]
}

const Side = ({ side }: { side: ColouredName | undefined }) =>
  side ? (
    <span class="side">
      {side.colour && <Colour of={side.colour} />}
      <span dir="auto">{side.name}</span>
    </span>
  ) : null

// --- by name ---------------------------------------------------------------------------------------

/** Column widths in millimetres, by the longest name. */
const nameHeight = (isLong: boolean): number => (isLong ? 14 : 9)

export function ByName({ size, meant }: PairingsProps) {
  const { innerHeight } = sheetOf(size, 'portrait')
  const rows = linesOf(meant)
  const isLong = rows.some(({ name }) => name.length > 34)
  const aColumn = Math.floor((innerHeight - 1) / nameHeight(isLong))
  const chunks = inPages(rows, 2 * aColumn)
  return (
    <Pages
      size={size}
      orientation="portrait"
      title={words('print-paper', { paper: 'names' })}
      note={noteOf(meant.round)}
      pages={chunks.map((chunk, i) => (
        <div key={i} class="columns">
          {inPages(chunk, aColumn).map((column, j) => (
            <ol key={j} class={isLong ? 'names long' : 'names'}>
              {column.map(({ name, colour, against, board }) => (
                <li key={name}>
                  <span>
                    <span class="who" dir="auto">
                      {name}
                    </span>
                    <span class="to" dir="auto">
                      {against}
                    </span>
                  </span>
                  <span>{colour && <Colour of={colour} />}</span>
                  <b>
                    <SeatNumberShown number={board} />
                  </b>
                </li>
              ))}
            </ol>
          ))}
        </div>
      ))}
    />
  )
}

interface NameLine extends ColouredName {
  readonly against: string
  readonly board: SeatNumber
}

const againstWords = (others: readonly ColouredName[]): string =>
  words('print-against', { names: others.map(({ name }) => ({ text: name })) })

const ticketed = (ticket: string | undefined): SeatNumber | undefined =>
  ticket === undefined ? undefined : { large: ticket, small: undefined }

/** By family name if a name has two parts. */
function linesOf({ round }: RoundToPrint): readonly NameLine[] {
  const playing = round.matches.flatMap((match) => {
    const sides = inColours(match)
    return sides.map(({ name, colour }) => ({
      name: sortedName(name),
      colour,
      against: againstWords(sides.filter((other) => other.name !== name)),
      board: ticketed(ticketTaken(match, name)) ?? seatNumber(round, match),
    }))
  })
  const free = round.byes.flatMap(({ entrant }) =>
    entrant === undefined
      ? []
      : [{ name: sortedName(entrant), against: words('print-bye'), board: { large: '–', small: undefined } }],
  )
  return [...playing, ...free].toSorted((a, b) => a.name.localeCompare(b.name))
}
