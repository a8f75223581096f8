/** Navigation in large brackets: the map with its window, breadcrumbs, stubs, and the neighbours above and below. */

import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import {
  around,
  type BracketPart,
  exitOf,
  isSection,
  mapOf,
  matchAt,
  matchesOfSection,
  neighboursOf,
  type PathStep,
  type SectionStub,
  sectionCount,
  trailTo,
  wholeOf,
  writePart,
} from '@arbiter/paper/pictures'
import { useMemo } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { words } from './words/messages.ts'

/** The same page with another part visible. */
function hrefOf(part: BracketPart, sections: number): string {
  const query = address.query
  query.set('part', writePart(part, sections))
  return `${address.path}?${query}`
}

const single = (section: number): BracketPart => ({ from: section, to: section })

// --- a stub as a link ----------------------------------------------------------------------------

interface StubProps {
  readonly stub: SectionStub
  readonly sections: number
  readonly isFollowed: boolean
  readonly style?: Record<string, string>
}

/** "1 Bruno Hazel", "14 Nils Larch", "6 to go". */
export function Stub({ stub, sections, isFollowed, style }: StubProps) {
  const { names, running, isDone } = stub
  const kinds = ['stub', isFollowed && 'path', running > 0 && 'live', isDone && 'done'].filter(Boolean)
  return (
    <a class={kinds.join(' ')} href={hrefOf(stub.part, sections)} {...(style ? { style } : {})}>
      {names.map(({ name, seed }) => (
        <span key={name} class="name" dir="auto" {...(seed === undefined ? {} : { 'data-seed': seed })}>
          {name}
        </span>
      ))}
      <small>{noteOf(stub)}</small>
    </a>
  )
}

function noteOf({ names, running, toGo, isDone, part, matches }: SectionStub): string {
  if (isDone) return words('bracket-stub-done', { count: matches })
  if (names.length === 0) return partName(part, Number.POSITIVE_INFINITY)
  return running > 0
    ? words('bracket-stub-live', { live: running, count: toGo })
    : words('bracket-stub', { count: toGo })
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
  readonly isRunning: (match: BulletinMatch) => boolean
}

export function Edge({ bracket, part, isRunning, side }: EdgeProps & { readonly side: 'up' | 'down' }) {
  const sections = sectionCount(bracket)
  const next = neighboursOf(part, sections)[side]
  if (!next) return null
  const matches = Array.from({ length: next.to - next.from + 1 }, (_, i) => matchesOfSection(bracket, next.from + i))
  const live = matches.flat().filter(isRunning).length
  return (
    <a class={`edge ${side}`} href={hrefOf(next, sections)}>
      <kbd>{side === 'up' ? 'PgUp' : 'PgDn'}</kbd>{' '}
      {words('bracket-edge', { section: { text: partName(next, sections) }, side, live })}
    </a>
  )
}

/** The next match of the part's winner. */
export function Exit({ bracket, part }: Pick<EdgeProps, 'bracket' | 'part'>) {
  const sections = sectionCount(bracket)
  const place = exitOf(part, sections)
  const match = place && matchAt(bracket, place)
  const round = place && bracket.rounds[place.level]?.name
  if (!match || !round) return null
  return (
    <a class="exit" href={hrefOf(around(part), sections)}>
      {words('bracket-exit', { match: { text: match.match }, round })} <span aria-hidden="true">→</span>
    </a>
  )
}

// --- the map -------------------------------------------------------------------------------------

interface MapProps extends EdgeProps {
  readonly steps: readonly PathStep[]
}

/** Few drawing commands for all matches, and one link per section. */
export function BracketMap({ bracket, part, isRunning, steps }: MapProps) {
  const sections = sectionCount(bracket)
  const { width, rows, window, strokes } = useMemo(
    () => mapOf(bracket, part, steps, isRunning),
    [bracket, part, steps, isRunning],
  )
  return (
    <nav class="map" aria-label={words('bracket-map-sections')}>
      <h2 class="label">{words('bracket-map')}</h2>
      <div class="mm">
        <svg viewBox={`0 0 ${width} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
          <rect class="win" {...window} />
          <path class="mp" d={strokes.decided} />
          <path class="mt" d={strokes.toCome} />
          <path class="ml" d={strokes.live} />
          <path class="me" d={strokes.path} />
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
