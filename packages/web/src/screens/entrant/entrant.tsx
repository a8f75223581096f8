/** One entrant: matches played and to come, standing, and for the director a link for the entrant. */

import type { BulletinEntrant } from '@arbiter/core/bulletin'
import { useEffect, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import type { Params } from '../../app/pages.ts'
import { savePreference } from '../../app/preferences.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { Empty } from '../../parts/empty.tsx'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { type Figure, Head } from '../../parts/head.tsx'
import { matchName } from '../../parts/match-words.ts'
import { points as pointsShown } from '../../parts/result.ts'
import type * as DirectorTools from './acts.tsx'
import { WhoIsNext } from './ahead.tsx'
import { OwnFigures, tableNow } from './figures.tsx'
import { FormStrip } from './form.tsx'
import { OwnMatches } from './games.tsx'
import { Points } from './points.tsx'
import { fateIn, gamesIn, type RecordEntry, recordOf, type Standing, standingsIn } from './record.ts'
import { Team } from './team.tsx'
import { words } from './words/messages.ts'

export default function EntrantScreen({ params }: { params: Params }) {
  const live = useLive()
  const entrant = live.look(entrantIndex).byId.get(params['entrant'] ?? '')
  if (entrant) return <EntrantPage key={entrant.id} entrant={entrant} />
  return (
    <>
      <Head title={words('entrant-all')} />
      <Empty
        action={
          <a class="btn" href={addresses.entrants(live.id)}>
            {words('entrant-all')}
          </a>
        }
      >
        {words('entrant-missing')}
      </Empty>
    </>
  )
}

function EntrantPage({ entrant }: { entrant: BulletinEntrant }) {
  const live = useLive()
  const entries = recordOf(live.tournament, entrant.name)
  const tools = useDirectorTools(live)
  const follow = `${addresses.bracket(live.id)}?view=path&follow=${encodeURIComponent(entrant.id)}`
  const doFollow = () => savePreference(`follow.${live.id}`, entrant.id)
  useKeys({
    m: () => {
      doFollow()
      address.go(follow)
    },
  })
  return (
    <div class="entrant-page">
      <EntrantHead entrant={entrant} entries={entries} />
      <div class="bar">
        <p class="strip">
          <FormStrip entries={entries} />
          <span>{tally(entries)}</span>
        </p>
        <span class="push acts">
          <a class="btn" href={follow} onClick={doFollow}>
            {words('entrant-follow')} <kbd>M</kbd>
          </a>
          {tools && <tools.Acts entrant={entrant} />}
        </span>
      </div>
      <div class={tools ? 'card with-paper' : 'card'}>
        <div class="first">
          <OwnMatches entrant={entrant} entries={entries} />
          <Team entrant={entrant} />
        </div>
        <div class="mid">
          <WhoIsNext entrant={entrant} entries={entries} />
          <Points name={entrant.name} />
          <OwnFigures entrant={entrant} entries={entries} />
        </div>
        {tools && <tools.OwnLink entrant={entrant} />}
      </div>
    </div>
  )
}

function useDirectorTools(live: Live): typeof DirectorTools | undefined {
  const [tools, set] = useState<typeof DirectorTools | undefined>()
  const isDirector = live.may('edit')
  useEffect(() => {
    if (isDirector) void import('./acts.tsx').then(set, () => undefined)
  }, [isDirector])
  return isDirector ? tools : undefined
}

interface EntrantHeadProps {
  readonly entrant: BulletinEntrant
  readonly entries: readonly RecordEntry[]
}

function EntrantHead({ entrant, entries }: EntrantHeadProps) {
  const live = useLive()
  const { number, rating, club, captain } = entrant
  const told = [
    words('entrant-number', { number, count: live.look(entrantIndex).byId.size }),
    ...(rating === undefined ? [] : [words('entrant-rated', { rating })]),
    ...(club === undefined ? [] : [club]),
    ...(captain === undefined ? [] : [words('entrant-captain', { name: { text: captain } })]),
  ]
  return (
    <Head
      kicker={
        <>
          <a href={addresses.entrants(live.id)}>
            <b dir="auto">{live.seen.name}</b>
          </a>
          , {told.join(', ')}
        </>
      }
      title={entrant.name}
      figures={figuresOf(live, entrant, entries)}
    />
  )
}

/** Rank and points as in the table, then what comes next or how it ended. */
function figuresOf(live: Live, { name }: BulletinEntrant, entries: readonly RecordEntry[]): Figure[] {
  const table = live.look(tableNow)
  const row = table.find((each) => each.name === name)
  const standing: Standing = live.look(standingsIn).get(name) ?? 'entered'
  const points = row?.['points']
  return [
    ...(row
      ? [
          {
            label: words('entrant-figure-place'),
            value: row.place,
            of: words('entrant-of', { count: table.length }),
          },
        ]
      : []),
    ...(typeof points === 'number' ? [{ label: words('entrant-figure-points'), value: pointsShown(points) }] : []),
    nextOf(entries) ?? { label: words('entrant-figure-state'), value: words('entrant-standing', { standing }) },
  ]
}

function nextOf(entries: readonly RecordEntry[]): Figure | undefined {
  const open = entries.find((entry) => entry.kind === 'match' && entry.match.state === 'open')
  if (open?.kind !== 'match') return undefined
  return {
    label: words('entrant-figure-next', { round: open.round.name }),
    value: matchName(open.match.match),
    kind: 'now',
  }
}

/** "8 games: 3 won, 1 drawn, 4 lost, 1 bye." */
function tally(entries: readonly RecordEntry[]): string {
  const byes = entries.filter(({ kind }) => kind === 'bye').length
  const matches = entries.flatMap((entry) => (entry.kind === 'match' ? [entry] : []))
  const isOfTeams = matches.some(({ match }) => match.boards)
  const fates = isOfTeams
    ? matches.flatMap((entry) => fateIn(entry) ?? [])
    : matches.flatMap(gamesIn).map(({ mark }) => ('1+'.includes(mark) ? 'won' : mark === '½' ? 'drawn' : 'lost'))
  if (fates.length + byes === 0) return words('entrant-nothing-played')
  const of = (fate: string) => fates.filter((each) => each === fate).length
  const given = { count: fates.length, won: of('won'), drawn: of('drawn'), lost: of('lost'), byes }
  return isOfTeams ? words('entrant-matches-played', given) : words('entrant-games-played', given)
}
