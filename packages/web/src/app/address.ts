/** Addresses of pages; links to them are followed without loading the page again. */
import { addressOf, type PageName, type PagePath, pageNames, pagePaths } from '@arbiter/api/addresses'
import { Subject } from '../live/subscription.ts'
import { language } from '../words/language.ts'

/** The parameters of a path in its order. */
type Values<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Values<`/${Rest}`>]
  : Path extends `${string}:${string}`
    ? [string]
    : []

/** A page without parameters is a text; any other is made of them. */
type Link<Path extends string> = Values<Path> extends [] ? Path : (...values: Values<Path>) => string

/** Every `:name` takes the next value. */
const linkTo = (path: string) =>
  path.includes(':')
    ? (...values: readonly string[]) => {
        let next = 0
        return path.replace(/:\w+/g, () => encodeURIComponent(values[next++] as string))
      }
    : path

const pages = Object.fromEntries(pageNames.map((name) => [name, linkTo(pagePaths[name])])) as {
  readonly [Name in PageName]: Link<PagePath<Name>>
}

export const addresses = {
  ...pages,
  siteAddress: `${pages.sitePeople}#address`,
  apiReference: `${addressOf('site.reference').path}?language=${language}`,
  rules: (id: string, rule?: string) => pages.rules(id) + (rule === undefined ? '' : `#${rule}`),
  scrollingHall: (id: string) => `${pages.hall(id)}?motion=scroll`,
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
