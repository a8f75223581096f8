/** Navigation in large brackets: the map with its window, breadcrumbs, section links, and the neighbours above and below. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { useMemo } from 'preact/hooks'
import { address } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { lookOf } from '../../parts/match-card.tsx'
import {
  around,
  type BracketPart,
  isSection,
  lastOfSection,
  matchAt,
  matchesOfSection,
  sectionCount,
  sectionLevels,
  wholeOf,
  writePart,
} from './bracket-part.ts'
import type { PathStep } from './path.ts'
import { words } from './words/messages.ts'

/** The same page with another part visible. */
function hrefOf(part: BracketPart, sections: number): string {
  const query = address.query
  query.set('part', writePart(part, sections))
  return `${address.path}?${query}`
}

const single = (section: number): BracketPart => ({ from: section, to: section })

const liveIn = (live: Live, matches: readonly BulletinMatch[]): number =>
  matches.filter((match) => lookOf(match, live) === 'live').length

// --- a section as a link -------------------------------------------------------------------------

interface SectionLinkProps {
  readonly bracket: BulletinBracket
  readonly section: number
  readonly isFollowed: boolean
  readonly style?: Record<string, string>
}

export function SectionLink({ bracket, section, isFollowed, style }: SectionLinkProps) {
  const live = useLive()
  const matches = matchesOfSection(bracket, section)
  const running = liveIn(live, matches)
  const decided = matches.filter(({ state }) => state === 'decided').length
  const winner = lastOfSection(bracket, section)?.winner
  const note = winner
    ? winner
    : running > 0
      ? words('bracket-section-live', { count: running })
      : words('bracket-decided-of', { decided, all: matches.length })
  return (
    <a
      class={`to-section${isFollowed ? ' path' : ''}${running > 0 ? ' live' : ''}${winner ? ' done' : ''}`}
      href={hrefOf(single(section), sectionCount(bracket))}
      {...(style ? { style } : {})}
    >
      <b>{words('bracket-section', { number: section })}</b> {note}
    </a>
  )
}

// --- breadcrumbs ---------------------------------------------------------------------------------

export function Crumbs({ part, sections }: { part: BracketPart; sections: number }) {
  const trail = trailTo(part, sections)
  return (
    <nav class="crumbs" aria-label={words('bracket-where')}>
      <ol>
        {trail.map((each, i) => (
          <li key={writePart(each, sections)}>
            {i === trail.length - 1 ? (
              <span aria-current="page">{partName(each, sections)}</span>
            ) : (
              <a href={hrefOf(each, sections)}>{partName(each, sections)}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The whole, half, quarter and part; eighths are left out. */
function trailTo(part: BracketPart, sections: number): BracketPart[] {
  const trail = [part]
  for (let each = part; each.to - each.from + 1 < sections; ) {
    each = around(each)
    trail.unshift(each)
  }
  return trail.filter((each) => each === part || (each.to - each.from + 1) * 4 >= sections)
}

function partName(part: BracketPart, sections: number): string {
  const { from, to } = part
  if (isSection(part)) return words('bracket-section', { number: from })
  if (to - from + 1 === sections) return words('bracket-whole')
  if ((to - from + 1) * 2 === sections) return from === 1 ? words('bracket-upper-half') : words('bracket-lower-half')
  return words('bracket-sections', { from, to })
}

// --- neighbours ----------------------------------------------------------------------------------

interface EdgeProps {
  readonly bracket: BulletinBracket
  readonly part: BracketPart
}

export function Edge({ bracket, part, side }: EdgeProps & { readonly side: 'up' | 'down' }) {
  const live = useLive()
  const sections = sectionCount(bracket)
  const length = part.to - part.from + 1
  const shift = side === 'up' ? -length : length
  const next = { from: part.from + shift, to: part.to + shift }
  if (next.from < 1 || next.to > sections) return null
  const running = Array.from({ length }, (_, i) => liveIn(live, matchesOfSection(bracket, next.from + i)))
  const count = running.reduce((sum, each) => sum + each, 0)
  const name = partName(next, sections)
  return (
    <a class={`edge ${side}`} href={hrefOf(next, sections)}>
      <kbd>{side === 'up' ? 'PgUp' : 'PgDn'}</kbd>{' '}
      {words('bracket-edge', { section: { text: name }, side, live: count })}
    </a>
  )
}

/** The next match of the part's winner. */
export function Exit({ bracket, part }: Pick<EdgeProps, 'bracket' | 'part'>) {
  const length = part.to - part.from + 1
  const level = sectionLevels + Math.log2(length)
  const match = matchAt(bracket, { level, index: Math.floor((part.from - 1) / (2 * length)) })
  const round = bracket.rounds[level]?.name
  if (!match || !round) return null
  return (
    <a class="exit" href={hrefOf(around(part), sectionCount(bracket))}>
      {words('bracket-exit', { match: { text: match.match }, round })} <span aria-hidden="true">→</span>
    </a>
  )
}

// --- the map -------------------------------------------------------------------------------------

interface MapProps extends EdgeProps {
  readonly steps: readonly PathStep[]
}

/** Few drawing commands for all matches, and one link per section. */
export function BracketMap({ bracket, part, steps }: MapProps) {
  const live = useLive()
  const sections = sectionCount(bracket)
  const rows = bracket.rounds[0]?.matches.length ?? 1
  const drawn = useMemo(() => ticksOf(live, bracket), [bracket, live.cup.games.length])
  const perSection = rows / sections
  const width = 10 * bracket.rounds.length
  return (
    <nav class="map" aria-label={words('bracket-map-sections')}>
      <h2 class="label">{words('bracket-map')}</h2>
      <div class="mm">
        <svg viewBox={`0 0 ${width} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
          <rect
            class="win"
            x="-1"
            width={isSection(part) ? 10 * sectionLevels : width + 1}
            y={(part.from - 1) * perSection}
            height={(part.to - part.from + 1) * perSection}
          />
          <path class="mp" d={drawn.decided} />
          <path class="mt" d={drawn.toCome} />
          <path class="ml" d={drawn.live} />
          <path class="me" d={steps.map((step) => tick(step.level, step.index)).join('')} />
        </svg>
        <div class="map-links" style={{ '--sections': `${sections}` }}>
          {Array.from({ length: sections }, (_, i) => i + 1).map((section) => (
            <a
              key={section}
              href={hrefOf(single(section), sections)}
              aria-label={words('bracket-section', { number: section })}
              {...(isSection(part) && part.from === section ? { 'aria-current': 'true' as const } : {})}
            >
              {section}
            </a>
          ))}
        </div>
      </div>
      <p class="label mk">
        <i class="a" /> {words('bracket-map-decided')} <i class="b" /> {words('bracket-map-live')} <i class="c" />{' '}
        {words('bracket-map-to-come')}
      </p>
      <a class="btn bare" href={hrefOf(wholeOf(sections), sections)}>
        {words('bracket-whole')} <kbd>Home</kbd>
      </a>
    </nav>
  )
}

function ticksOf(live: Live, { rounds }: BulletinBracket) {
  const drawn = { decided: '', live: '', toCome: '' }
  for (const [level, { matches }] of rounds.entries())
    for (const [index, match] of matches.entries()) {
      const look = lookOf(match, live)
      drawn[look === 'decided' ? 'decided' : look === 'live' ? 'live' : 'toCome'] += tick(level, index)
    }
  return drawn
}

/** A match as a stroke on the map, in whole numbers, since it is drawn again with every result. */
const tick = (level: number, index: number): string => `M${level * 10} ${2 ** level * (index + 0.5)}h8`
