/** The tabs of a tournament: those that everybody needs, and the others under "More". */
import { bracketsOf, matrixOf, raceOf } from '@arbiter/core/bulletin'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { useLive } from '../live/live-context.ts'
import { Menu } from '../parts/menu.tsx'
import { addresses } from './address.ts'
import type { Tab } from './pages.ts'
import { tabsOf } from './tab-list.ts'
import { words } from './words/messages.ts'

export function Tabs({ current }: { current: Tab }) {
  const live = useLive()
  const pictures = picturesIn(live)
  const { main, more } = tabsOf({ isInside: live.isInside, role: live.seen.role, hasBracket: pictures.brackets > 0 })
  const label = (tab: Tab) => labelOf(tab, pictures)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <>
      <div class="strip" ref={strip}>
        {main.map((tab) => (
          <a key={tab} href={linkTo(tab, live.id)} {...marked(tab === current)}>
            {label(tab)}
            {tab === 'control' && current !== 'control' && <NeedsCount />}
          </a>
        ))}
      </div>
      <More tabs={more} current={current} label={label} />
    </>
  )
}

const marked = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {})

interface MoreProps {
  readonly tabs: readonly Tab[]
  readonly current: Tab
  readonly label: (tab: Tab) => string
}

/** The button names the open page if it is one of these. */
function More({ tabs, current, label }: MoreProps) {
  const live = useLive()
  const isHere = tabs.includes(current)
  return (
    <Menu label={isHere ? label(current) : words('app-tab-more')} look={`more-tabs${isHere ? ' here' : ''}`}>
      {(close) =>
        tabs.map((tab) => (
          <a key={tab} href={linkTo(tab, live.id)} onClick={close} {...marked(tab === current)}>
            {label(tab)}
          </a>
        ))
      }
    </Menu>
  )
}

type CountModule = typeof import('./needs-count.tsx')

/** How many things need the director. What counts them is loaded after the page. */
function NeedsCount() {
  const [counter, set] = useState<CountModule | undefined>()
  useEffect(() => void import('./needs-count.tsx').then(set, () => undefined), [])
  return counter ? <counter.NeedsCount /> : null
}

type Pictures = ReturnType<typeof picturesIn>

/** Which pictures this tournament has now. */
const picturesIn = (live: Live) => ({
  /** A match for third place is not a bracket of its own. */
  brackets: new Set(live.look(bracketsOf).map(({ bracket = '' }) => bracket)).size,
  race: live.look(raceOf) !== undefined,
  matrix: live.look(matrixOf) !== undefined,
})

const linkTo = (tab: Tab, id: string): string => (tab === 'overview' ? addresses.tournament(id) : addresses[tab](id))

function labelOf(tab: Tab, { brackets, race, matrix }: Pictures): string {
  if (tab === 'bracket') return words(brackets > 1 ? 'app-tab-brackets' : 'app-tab-bracket')
  if (tab === 'table') return words(race ? 'app-tab-race' : matrix ? 'app-tab-matrix' : 'app-tab-table')
  return words(labels[tab])
}

const labels = {
  control: 'app-tab-control',
  overview: 'app-tab-overview',
  matches: 'app-tab-matches',
  entrants: 'app-tab-entrants',
  odds: 'app-tab-odds',
  history: 'app-tab-history',
  rules: 'app-tab-rules',
  people: 'app-tab-people',
  print: 'app-tab-print',
} as const satisfies Record<Exclude<Tab, 'bracket' | 'table'>, string>
