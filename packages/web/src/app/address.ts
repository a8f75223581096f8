/** Addresses of pages; links to them are followed without loading the page again. */
import { embedPath, sitePaths, tournamentPaths } from '@arbiter/api/addresses'
import { Subject } from '../live/subscription.ts'

const part = encodeURIComponent

/** The address of a pattern; every `:name` takes the next value. */
const to = (pattern: string, ...values: readonly string[]): string => {
  let next = 0
  return pattern.replace(/:\w+/g, () => part(values[next++] as string))
}

const { home, newTournament, sitePeople } = sitePaths
const paths = tournamentPaths

/** A link to a page of a tournament. */
const ofTournament = (pattern: string) => (id: string) => to(pattern, id)

export const addresses = {
  home,
  newTournament,
  sitePeople,
  siteAddress: `${sitePeople}#address`,
  apiReference: '/api',
  tournament: ofTournament(paths.tournament),
  control: ofTournament(paths.control),
  bracket: ofTournament(paths.bracket),
  table: ofTournament(paths.table),
  matches: ofTournament(paths.matches),
  match: (id: string, match: string) => to(paths.match, id, match),
  entrants: ofTournament(paths.entrants),
  entrant: (id: string, entrant: string) => to(paths.entrant, id, entrant),
  history: ofTournament(paths.history),
  rules: (id: string, rule?: string) => to(paths.rules, id) + (rule === undefined ? '' : `#${rule}`),
  odds: ofTournament(paths.odds),
  people: ofTournament(paths.people),
  print: ofTournament(paths.print),
  hall: ofTournament(paths.hall),
  scrollingHall: (id: string) => `${to(paths.hall, id)}?motion=scroll`,
  embed: ofTournament(embedPath),
} as const

/** The address bar. */
class Address extends Subject {
  get path(): string {
    return location.pathname
  }

  get query(): URLSearchParams {
    return new URLSearchParams(location.search)
  }

  get hash(): string {
    return decodeURIComponent(location.hash.slice(1))
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.tell()
  }

  /** Replaces the history entry: the back button skips the old address. */
  replace(to: string): void {
    history.replaceState(null, '', to)
    this.tell()
  }

  /** Sets query parameters of the open page; an empty value removes one. */
  set(changes: Readonly<Record<string, string>>): void {
    const query = this.query
    for (const [name, value] of Object.entries(changes)) value === '' ? query.delete(name) : query.set(name, value)
    const text = query.toString()
    this.replace(this.path + (text === '' ? '' : `?${text}`) + location.hash)
  }
}

export const address = new Address()

/** Follows links inside the app without a page load; links to the API, downloads and clicks with a modifier are left to the browser. */
export function followLinks(root: HTMLElement): void {
  addEventListener('popstate', () => address.tell())
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isOurs(link, event)) return
    event.preventDefault()
    address.go(link.pathname + link.search + link.hash)
  })
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isElsewhere = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')
  const isSamePage = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  return isPlain && !isElsewhere && !isSamePage && !link.pathname.startsWith('/api')
}
