/** The tables of a tournament: crosstable, race, matrix, brackets of teams, standings, now or at a past moment. */
import { type Bulletin, matrixOf, progressOf, raceOf, show, stillIn, tableCsv } from '@arbiter/core/bulletin'
import { formsIn } from '@arbiter/paper/pictures'
import { useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { ChartProvider, useLive } from '../../live/live-context.ts'
import { ChartPictures } from '../../parts/chart-pictures.tsx'
import { Empty } from '../../parts/empty.tsx'
import { type Figure, Head } from '../../parts/head.tsx'
import { Kicker } from '../../parts/kicker.tsx'
import { Menu } from '../../parts/menu.tsx'
import { type ChartMoment, useMoment } from './chart-moment.ts'
import { Crosstable } from './crosstable.tsx'
import { Matrix } from './matrix.tsx'
import { Race } from './race.tsx'
import { RankCourseView } from './rank-course.tsx'
import { sheetsOf, type TableSheet } from './sheets.ts'
import { Standings } from './standings.tsx'
import { Teams } from './teams.tsx'
import { factWords, hasPast, TimeSlider } from './time-slider.tsx'
import { words } from './words/messages.ts'

export default function TableScreen() {
  const live = useLive()
  const at = useMoment(live)
  const bulletin = at.look(show)
  const time = useTime(at)
  const isStarted = bulletin.state !== 'entering'
  const sheets = at.look(sheetsOf)
  const sheet =
    sheets.find(({ id }) => id === address.query.get('stage')) ?? sheets.find(({ isNow }) => isNow) ?? sheets[0]
  return (
    <ChartProvider value={at}>
      <div class="table">
        <Head
          kicker={<Kicker tournament={at.tournament} />}
          title={live.seen.name}
          tab={words('table-tab', { tournament: { text: live.seen.name } })}
          figures={isStarted ? figuresOf(at, bulletin) : []}
        />
        {isStarted && sheet ? (
          <>
            <Bar at={at} sheets={sheets} sheet={sheet} time={time} />
            {time.isOpen && <TimeSlider at={at} />}
            <ChartPictures at={at}>
              <SheetShown at={at} bulletin={bulletin} sheet={sheet} />
            </ChartPictures>
          </>
        ) : (
          <Empty
            action={
              <a class="btn" href={addresses.entrants(live.id)}>
                {words('table-to-entrants')}
              </a>
            }
          >
            {words('table-not-started')}
          </Empty>
        )}
      </div>
    </ChartProvider>
  )
}

// --- what stands on the sheet --------------------------------------------------------------------------

function SheetShown({ at, bulletin, sheet }: { at: ChartMoment; bulletin: Bulletin; sheet: TableSheet }) {
  const race = at.look(raceOf)
  const matrix = at.look(matrixOf)
  const stage = bulletin.stages.find(({ id }) => id === sheet.stage)
  const rows = stage && stage.table.length > 0 ? stage.table : bulletin.table
  switch (sheet.shows) {
    case 'crosstable':
      return (
        <>
          <div class="two">
            <Crosstable at={at} />
            <Standings at={at} rows={bulletin.table} forms={at.look(formsIn)} />
          </div>
          <RankCourseView at={at} />
        </>
      )
    case 'race':
      return (
        <>
          {race && <Race at={at} race={race} />}
          <Standings at={at} rows={rows} />
        </>
      )
    case 'matrix':
      return (
        <>
          {matrix && <Matrix matrix={matrix} />}
          <Standings at={at} rows={bulletin.table} />
        </>
      )
    case 'teams':
      return <Teams at={at} bulletin={bulletin} bracket={sheet.bracket} />
    case 'standings':
      return (
        <>
          {stage && stage.table.length === 0 && <p class="voice note">{words('table-no-knockout')}</p>}
          <Standings at={at} rows={rows} />
        </>
      )
    default:
      return sheet.shows satisfies never
  }
}

// --- above it ------------------------------------------------------------------------------------------

interface BarProps {
  readonly at: ChartMoment
  readonly sheets: readonly TableSheet[]
  readonly sheet: TableSheet
  readonly time: Time
}

const Bar = ({ at, sheets, sheet, time }: BarProps) => {
  const live = useLive()
  return (
    <div class="bar">
      {sheets.length > 1 && (
        <fieldset class="switch" aria-label={words('table-which')}>
          {sheets.map(({ id, name, bracket }) => (
            <button key={id} type="button" aria-pressed={id === sheet.id} onClick={() => address.set({ stage: id })}>
              {bracket === undefined ? name : words('table-bracket', { bracket: { text: bracket } })}
            </button>
          ))}
        </fieldset>
      )}
      <span class="push tools">
        {hasPast(live) && (
          <button type="button" class="btn opens" aria-expanded={time.isOpen} onClick={time.toggle}>
            {at.isNow ? words('table-now') : factWords(live, at.seq)}
          </button>
        )}
        <Menu label={words('table-export')} look="btn">
          {(close) => (
            <>
              {at.isNow ? (
                <a
                  download
                  href={`/api/v1/tournaments/${encodeURIComponent(live.id)}/export/table.csv`}
                  onClick={close}
                >
                  {words('table-csv')}
                </a>
              ) : (
                <button type="button" onClick={() => download(tableCsv(at.tournament), `${live.id}-${at.seq}.csv`)}>
                  {words('table-csv')}
                </button>
              )}
              <a href={addresses.print(live.id)}>{words('table-print')}</a>
            </>
          )}
        </Menu>
      </span>
    </div>
  )
}

interface Time {
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** The way into the past is folded away until somebody asks for it; a past moment is never shown without it. */
function useTime({ isNow }: ChartMoment): Time {
  const [isOpen, open] = useState(!isNow)
  const toggle = () => {
    if (isOpen) address.set({ at: '' })
    open(!isOpen)
  }
  return { isOpen: isOpen || !isNow, toggle }
}

/** The server has only the present table; a past one is written here. */
function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

function figuresOf(at: ChartMoment, bulletin: Bulletin): Figure[] {
  const { decided, matches, current, rounds } = progressOf(bulletin)
  const race = at.look(raceOf)
  const matrix = at.look(matrixOf)
  const phase = current?.round.phase
  return [
    ...(phase === undefined
      ? []
      : [
          {
            label: words('table-figure-phase'),
            value: phase,
            ...(rounds === undefined ? {} : { of: words('table-of', { count: rounds }) }),
          },
        ]),
    ...(race && race.placesLeft > 0
      ? [
          {
            label: words('table-figure-places'),
            value: race.places - race.placesLeft,
            of: words('table-of', { count: race.places }),
          },
        ]
      : []),
    ...(matrix
      ? [
          {
            label: words('table-figure-still-in'),
            value: stillIn(matrix),
            of: words('table-of', { count: matrix.rows.length }),
          },
        ]
      : []),
    { label: words('table-figure-decided'), value: decided, of: words('table-of', { count: matches }) },
  ]
}
