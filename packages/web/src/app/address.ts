/** Every address of the app, written once; links to them are followed without loading the page again. */
import { Subject } from '../live/subscription.ts'

const part = encodeURIComponent

export const addresses = {
  home: '/',
  newTournament: '/new',
  sitePeople: '/people',
  siteAddress: '/people#address',
  apiReference: '/api',
  tournament: (id: string) => `/t/${part(id)}`,
  control: (id: string) => `/t/${part(id)}/control`,
  bracket: (id: string) => `/t/${part(id)}/bracket`,
  table: (id: string) => `/t/${part(id)}/table`,
  matches: (id: string) => `/t/${part(id)}/matches`,
  match: (id: string, match: string) => `/t/${part(id)}/m/${part(match)}`,
  entrants: (id: string) => `/t/${part(id)}/entrants`,
  entrant: (id: string, entrant: string) => `/t/${part(id)}/e/${part(entrant)}`,
  history: (id: string) => `/t/${part(id)}/history`,
  rules: (id: string, rule?: string) => `/t/${part(id)}/rules${rule === undefined ? '' : `#${rule}`}`,
  odds: (id: string) => `/t/${part(id)}/odds`,
  people: (id: string) => `/t/${part(id)}/people`,
  print: (id: string) => `/t/${part(id)}/print`,
  hall: (id: string) => `/t/${part(id)}/hall`,
  scrollingHall: (id: string) => `/t/${part(id)}/hall?motion=scroll`,
  embed: (id: string) => `/embed/${part(id)}`,
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
