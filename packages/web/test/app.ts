/** The app as people meet it: a real server with the demos and a real browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CupRunner, logTo, type OpenSite, openDatabase, openSite, readOffer, readShelf } from '@arbiter/server'
import type { Browser, BrowserContext, Page, Response, Route } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { sharedChromium } from '../../../tools/chromium.mjs'
import { watchUntilReady } from '../../../tools/page-ready.mjs'
import { until } from '../../../tools/until.mjs'
import { misfitOf } from '../../server/test/answers.ts'

export const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
} as const

export interface Visit {
  /** Signed in as the owner, or not at all. */
  readonly as?: 'owner' | 'guest'
  readonly path?: string
  readonly size?: keyof typeof sizes
  readonly dark?: boolean
  readonly lang?: 'en' | 'de' | 'fr'
  /** A fresh browser profile with the service worker enabled. */
  readonly isNew?: boolean
  /** One page shared by all tests of a file. */
  readonly isForAll?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
type Body = any

export class App {
  readonly url: string
  /** Errors from the browser's console and the server's log. */
  readonly complaints: string[]
  /** What does not fit the published document in answers that pages got. */
  readonly misfits: string[] = []
  readonly ownerLink: string | undefined
  readonly #browser: Browser
  readonly #site: OpenSite
  readonly #folder: string
  readonly #contexts = new Map<string, Promise<BrowserContext>>()
  readonly #opened: BrowserContext[] = []
  #cookie = ''
  readonly #settling = new WeakMap<Page, () => Promise<void>>()
  readonly #document: Promise<Body>

  constructor(site: OpenSite, browser: Browser, folder: string, complaints: string[]) {
    this.url = site.url
    this.ownerLink = site.ownerLink
    this.#browser = browser
    this.complaints = complaints
    this.#site = site
    this.#folder = folder
    this.#document = this.get('/openapi.json')
  }

  /** Opens the owner's link once; later pages of the owner carry the session. */
  async join(): Promise<void> {
    const secret = this.ownerLink?.split('#')[1]
    const answer = await this.#send('POST', '/session', { secret, name: 'Olga Owner' })
    this.#cookie = answer.headers.get('set-cookie')?.split(/[=;]/)[1] ?? ''
  }

  async get(path: string): Promise<Body> {
    return (await this.#send('GET', path)).json()
  }

  /** As the owner. A refusal fails the test: refusals are tried on the screen. */
  async post(path: string, body: unknown = {}): Promise<Body> {
    const answer = await this.#send('POST', path, body)
    const said = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${said.detail}`)
    return said
  }

  command(id: string, command: object): Promise<Body> {
    return this.post(`/tournaments/${id}/commands`, command)
  }

  /** Starts a tournament and returns its id. */
  async tournament(
    format: string,
    entrants: readonly (string | object)[],
    more: { readonly options?: object; readonly name?: string; readonly autoPair?: boolean } = {},
  ): Promise<string> {
    const { options = {}, name = `A ${format}`, autoPair = true } = more
    const { id } = await this.post('/tournaments', { format, name, options, autoPair })
    const people = entrants.map((each) => (typeof each === 'string' ? { name: each } : each))
    await this.command(id, { do: 'enter', entrants: people })
    await this.command(id, { do: 'start' })
    return id
  }

  /** The same browser context for the same kind of visit, unless a new one is needed: it keeps what it has loaded. */
  async context(visit: Visit = {}): Promise<BrowserContext> {
    const { as = 'owner', size = 'laptop', dark = false, lang = 'en', isNew = false } = visit
    if (isNew) return this.#newContext(visit)
    const kind = [as, size, dark, lang].join()
    const context = this.#contexts.get(kind) ?? this.#newContext(visit)
    this.#contexts.set(kind, context)
    return context
  }

  async #newContext({
    as = 'owner',
    size = 'laptop',
    dark = false,
    lang = 'en',
    isNew = false,
  }: Visit): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      serviceWorkers: isNew ? 'allow' : 'block',
      viewport: sizes[size],
      colorScheme: dark ? 'dark' : 'light',
      locale: { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }[lang],
      timezoneId: 'Europe/Berlin',
      hasTouch: size === 'phone',
      // An endless animation costs more processor time than the test.
      reducedMotion: 'reduce',
    })
    this.#opened.push(context)
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        // biome-ignore lint/suspicious/noConsole: the test listens to it
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    context.setDefaultTimeout(patienceMs)
    if (as === 'owner') await context.addCookies([{ name: 'arbiter', value: this.#cookie, url: this.url }])
    return context
  }

  /** Opens a page and waits until its heading is shown and it listens to keys. It is closed after the test. */
  async page(visit: Visit = {}): Promise<Page> {
    const page = await this.emptyPage(visit)
    await this.go(page, visit.path ?? '/')
    return page
  }

  async emptyPage(visit: Visit = {}): Promise<Page> {
    const page = await (await this.context(visit)).newPage()
    if (!visit.isForAll) onTestFinished(() => page.close())
    this.listenTo(page)
    return page
  }

  async go(page: Page, path: string): Promise<void> {
    await page.goto(this.url + path)
    await page.locator('main h1').waitFor()
    await this.drawn(page)
  }

  /** Goes to another screen without a page load, like a link in the app. */
  async turn(page: Page, path: string): Promise<void> {
    await page.evaluate((to) => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    const shown = path.split(/[?#]/)[0] as string
    await page.locator(`html[data-shown="${shown}"] main h1`).waitFor()
    if (shown.endsWith('/odds')) await page.locator('.chances tbody tr').first().waitFor()
    await this.settled(page)
  }

  /** Waits two frames: then keys are heard, the focus is set, and papers are laid out. */
  async drawn(page: Page): Promise<void> {
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  }

  /** Waits until the page is drawn with everything it has requested. */
  async settled(page: Page): Promise<void> {
    await this.#settling.get(page)?.()
  }

  /**
   * Answers requests of an open page until the test ends. Chromium reports that it intercepts before the page's renderer knows, and
   * a key pressed at once may still send its request past the test, so a dummy request is tried until it is caught.
   */
  async intercept(
    page: Page,
    pattern: string,
    act: (route: Route) => Promise<void>,
    options: { readonly times?: number } = {},
  ): Promise<void> {
    await page.route(pattern, act, options)
    onTestFinished(async () => {
      if (!page.isClosed()) await page.unroute(pattern, act)
    })
    await page.route('**/tried', (route) => route.fulfill({ status: 204 }))
    const isIntercepted = () => page.evaluate(async () => (await fetch('/tried')).status === 204)
    await until('requests of the page are intercepted', isIntercepted)
    await page.unroute('**/tried')
  }

  /** Keeps the next such request from the server until the returned function is called. */
  async holdNext(page: Page, pattern: string): Promise<() => void> {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await this.intercept(page, pattern, (route) => isReleased.then(() => route.continue()), { times: 1 })
    return release
  }

  /** Refusals are answers; everything else in the browser's console is a fault. */
  listenTo(page: Page): void {
    page.on('response', (response) => void this.#checked(response))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
    this.#settling.set(page, watchUntilReady(page))
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(this.url))
        this.complaints.push(`a request left the machine: ${request.url()}`)
    })
  }

  /** Every answer that a page gets is held against the published document. A page that is gone took its answers along. */
  async #checked(response: Response): Promise<void> {
    const asked = { method: response.request().method(), path: new URL(response.url()).pathname }
    const contentType = response.headers()['content-type']
    if (!asked.path.startsWith('/api/v1/') || !response.ok() || !contentType?.includes('json')) return
    const body = await response.text().catch(() => undefined)
    const misfit = body && misfitOf(await this.#document, asked, { status: response.status(), contentType, body })
    if (misfit) this.misfits.push(`${asked.method} ${asked.path}: ${misfit}`)
  }

  /** Fails if a page got an answer without its shape. */
  async close(): Promise<void> {
    await Promise.all(this.#opened.map((context) => context.close()))
    await this.#site.close()
    rmSync(this.#folder, { recursive: true, force: true })
    if (this.misfits.length > 0) throw new Error(this.misfits.join('\n'))
  }

  #send(method: string, path: string, body?: unknown): Promise<globalThis.Response> {
    return fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { cookie: `arbiter=${this.#cookie}`, origin: this.url, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}

/** Fails with a reason before the test times out, however slow the machine. */
const patienceMs = 60_000

/** With the five demos and a signed-in owner; with our own engines if a cup is played. */
export async function openApp({ engines = false, demos = true } = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-app-'))
  const complaints: string[] = []
  const site = await openSite({
    config: { isBehindProxy: false, version: 'test', mostImport: 16 * 1024 * 1024 },
    database: await openDatabase(join(folder, 'site.sqlite')),
    ...{ host: '127.0.0.1', port: 0, wantsDemos: demos },
    log: logTo({ write: (line: string) => void complaints.push(line) }, 'error'),
    ...(engines ? { engines: await ownEngines() } : {}),
  })
  const app = new App(site, await sharedChromium(), folder, complaints)
  await app.join()
  return app
}

async function ownEngines(): Promise<CupRunner> {
  const [offer, shelf] = [await readOffer({}), await readShelf([])]
  if (!offer.ok || !shelf.ok) throw new Error('our own engines cannot be read')
  return new CupRunner({ offer: offer.offer, shelf: shelf.shelf })
}
