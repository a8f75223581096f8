/** A tournament on the site: what is to be done for those who may do it, then the chart as everybody sees it. */
import { escaped, type PageParts, type Todo } from '@arbiter/core'
import type { Meeting } from '../../claims/claim.ts'
import { isAtLeast, type Role } from '../../people/role.ts'
import type { Listed } from '../../store/tournaments.ts'
import { deskOf } from './desk.ts'
import { sitePage, type Visitor } from './document.ts'

/** The part that is the same for everybody of an audience, made once after every fact. */
export interface TournamentShown extends PageParts {
  readonly seq: number
  /** When the last fact was recorded. */
  readonly at: string
  readonly todo: readonly Todo[]
  readonly names: Readonly<Record<string, string>>
  readonly hasGames: boolean
}

export interface TournamentSeen {
  readonly listed: Listed
  readonly role: Role
  readonly visitor: Visitor
  readonly shown: TournamentShown
  /** What entrants have said of games that are not recorded yet. */
  readonly meetings: readonly Meeting[]
}

export function tournamentPage(seen: TournamentSeen): string {
  const { shown, listed, visitor } = seen
  return sitePage({
    title: `${shown.title} · Arbiter`,
    styles: shown.styles.map((name) => `${name}.css` as const),
    visitor,
    fresh: freshness(listed, shown),
    main: `${shown.head}
${standing(seen)}${isAtLeast(seen.role, 'scorer') && !listed.archived ? deskOf(seen) : ''}
${shown.body}
${links(seen)}`,
  })
}

/** The script fills it; without one a page is as old as its loading. */
export const freshness = (
  { id, edition }: Listed,
  { seq, at }: Pick<TournamentShown, 'seq' | 'at'>,
  isPolled = false,
): string =>
  `<p class="fresh needs-script" data-feed="/api/v1/tournaments/${escaped(id)}/feed" data-seq="${seq}" data-edition="${edition}" data-at="${escaped(at)}"${isPolled ? ' data-poll' : ''}><b></b><span></span></p>`

function standing({ listed, role }: TournamentSeen): string {
  if (listed.archived)
    return '<p class="voice nomore">This tournament is in the archive: it can be read and no longer changed.</p>'
  return listed.visibility === 'private' && role !== 'entrant'
    ? '<p class="voice nomore">Private: only those who are invited see this page.</p>'
    : ''
}

function links({ listed, role, shown }: TournamentSeen): string {
  const place = (name: string, words: string) =>
    `<a href="/api/v1/tournaments/${escaped(listed.id)}/export/${name}">${words}</a>`
  const mayHaveFile = isAtLeast(role, 'scorer') || listed.state === 'closed'
  const kept = [
    place('page.html', 'Page to print'),
    place('table.csv', 'Table (CSV)'),
    place('entrants.csv', 'Entrants (CSV)'),
    ...(shown.hasGames ? [place('games.pgn', 'Games (PGN)')] : []),
    ...(mayHaveFile ? [place('tournament.arbiter', 'Tournament file')] : []),
  ]
  return `<nav class="links" aria-label="To take away">${kept.join('')}</nav>`
}
