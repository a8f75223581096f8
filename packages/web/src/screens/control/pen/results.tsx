/** Results of the rounds in play: the pen line, the sheet for many lines, and the list beside them. */
import { type Bulletin, progressOf, type RoundAt, show } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import type { Message } from '@arbiter/core/messages'
import { isReport, readLine } from '@arbiter/core/pen'
import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import type { ClaimedMeeting } from '../../../live/claims.ts'
import { useLive } from '../../../live/live-context.ts'
import { Empty } from '../../../parts/empty.tsx'
import { penSheet } from '../../../parts/pen-sheet.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { textOf } from '../../../words/message-text.ts'
import { timesIn } from '../bar/times.ts'
import { lateMatches } from '../needs/late.ts'
import { PenLine } from './pen-line.tsx'
import { recordedText } from './reading-words.ts'
import { RoundTable, type RowsProps } from './round-table.tsx'
import { SeveralResults } from './several-results.tsx'
import { words } from './words/messages.ts'

interface ResultsProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly field: RefObject<HTMLInputElement | null>
  readonly meetings: readonly ClaimedMeeting[]
  readonly now: number
}

export function Results({ text, setText, field, meetings, now }: ResultsProps) {
  const live = useLive()
  const bulletin = live.look(show)
  const sheet = live.look(penSheet)
  const [bulk, setBulk] = useState<string | undefined>()
  const { send, problem } = useCommand(live)
  const mayReport = live.may('report') && sheet.open.length > 0
  const take = (match: string) => {
    setText(`${match} `)
    field.current?.focus()
  }
  const quick = (match: string, result: GameResult) => {
    const line = `${match} ${result}`
    const reading = readLine(sheet, line, { now: Date.now() })
    if (reading.is !== 'command' || !isReport(reading.command)) return take(line)
    void send(reading.command, recordedText(reading))
  }
  const rows: RowsProps = {
    ...{
      sheet,
      times: live.look(timesIn),
      reading: readLine(sheet, text, { now: Date.now() }),
      mayReport,
      onTake: take,
      onQuick: quick,
    },
    late: new Map(lateMatches(bulletin, live.look(timesIn), now).map((late) => [late.match, late])),
    claims: new Map(
      meetings.map(({ match, claims, state }) => [match, { count: claims.length, disagree: state === 'disagreed' }]),
    ),
  }
  const rounds = roundsShown(bulletin)
  return (
    <section aria-labelledby="results" class="entry">
      <div class="section">
        <h2 id="results">
          {rounds[0] && rounds.length === 1
            ? words('pen-title', { round: { text: nameOf(bulletin, rounds[0].stage.name, rounds[0].round.name) } })
            : words('pen-results')}
        </h2>
        {sheet.open.length > 0 && <span class="push">{words('pen-count-open', { count: sheet.open.length })}</span>}
      </div>
      {mayReport && (
        <>
          <PenLine sheet={sheet} text={text} setText={setText} field={field} onLines={setBulk} />
          {bulk === undefined ? (
            <button type="button" class="btn bare many" onClick={() => setBulk('')}>
              {words('pen-bulk')}
            </button>
          ) : (
            <SeveralResults sheet={sheet} text={bulk} setText={setBulk} onClose={() => setBulk(undefined)} />
          )}
        </>
      )}
      <RefusalNotice problem={problem} />
      {rounds.length === 0 && <Empty>{words('pen-not-published')}</Empty>}
      {rounds.map((at) => (
        <RoundShown
          key={`${at.stage.id} ${at.number}`}
          at={at}
          isAlone={rounds.length === 1}
          bulletin={bulletin}
          rows={rows}
        />
      ))}
    </section>
  )
}

/** "Bracket B, Semifinals"; a name that the stage and the round share is said once: "Bracket B, Round robin, first ring". */
function nameOf({ stages }: Bulletin, stage: Message, round: Message): string {
  if (stages.filter(({ bracket }) => bracket !== undefined).length < 2) return textOf(round)
  const parts = textOf(stage).split(', ')
  const isSaidTwice = textOf(round).startsWith(parts.at(-1) ?? ' ')
  return [...(isSaidTwice ? parts.slice(0, -1) : parts), textOf(round)].join(', ')
}

/** The rounds in play, or the last one played. */
function roundsShown(bulletin: Bulletin): readonly RoundAt[] {
  const { open, last } = progressOf(bulletin)
  if (open.length > 0) return open
  return last ? [last] : []
}

const mostRows = 40

interface RoundShownProps {
  readonly at: RoundAt
  readonly isAlone: boolean
  readonly bulletin: Bulletin
  readonly rows: RowsProps
}

/** Of a long round only open matches, until all are asked for. */
function RoundShown({ at, isAlone, bulletin, rows }: RoundShownProps) {
  const [isWhole, showWhole] = useState(false)
  const { matches } = at.round
  const isLong = matches.length > mostRows
  const shown = isLong && !isWhole ? matches.filter(({ state }) => state === 'open').slice(0, mostRows) : matches
  return (
    <>
      {!isAlone && <h3>{nameOf(bulletin, at.stage.name, at.round.name)}</h3>}
      <RoundTable at={{ ...at, round: { ...at.round, matches: shown } }} {...rows} />
      {isLong && (
        <button type="button" class="btn bare" onClick={() => showWhole(!isWhole)}>
          {isWhole ? words('pen-few') : words('pen-all', { count: matches.length })}
        </button>
      )}
    </>
  )
}
