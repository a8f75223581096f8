/** The built web app: its pages and files, read once. */

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { webTypes } from '@arbiter/api/routes'
import { Failure } from '../words/failure.ts'
import { message } from './words/messages.ts'

export interface WebFile {
  readonly bytes: Buffer
  readonly type: (typeof webTypes)[keyof typeof webTypes]
  /** Compressed with brotli. */
  readonly brotli?: Buffer
  /** The path of its source map. */
  readonly sourceMap?: string
}

export interface Web {
  /** The pages of the site, and those of a tournament, which preload the rules. */
  readonly page: { readonly site: Buffer; readonly tournament: Buffer }
  /** The path of the style of all pages. */
  readonly stylesheet: string
  /** Its path never changes, its content does. */
  readonly serviceWorker: WebFile
  file(name: string): WebFile | undefined
}

/** The folder of the web app; `#web` is defined in the package.json nearest to this module, bundled or not. */
const home = (): string => dirname(createRequire(import.meta.url).resolve('#web/index.html'))

export function readWeb(folder?: string): Web {
  try {
    return webIn(folder ?? home())
  } catch (cause) {
    throw new Failure(message('site-no-web', { command: { text: 'npm run build' } }), { cause })
  }
}

function webIn(folder: string): Web {
  const page = (name: string) => readFileSync(join(folder, name))
  const site = page('index.html')
  const assets = join(folder, 'assets')
  const names = new Set(readdirSync(assets))
  const files = filesIn(assets, names)
  return {
    page: { site, tournament: page('tournament.html') },
    stylesheet: stylesheetIn(site.toString()),
    serviceWorker: fileIn(folder, 'service-worker.js'),
    file: (name) => files.get(name) ?? (isSourceMap(name) && names.has(name) ? fileIn(assets, name) : undefined),
  }
}

/** Developers' pages load their styles as modules. */
const stylesheetIn = (page: string): string =>
  /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '/src/style/all.css'

/** Source maps are read when requested: they are larger than everything else together. */
function filesIn(folder: string, names: ReadonlySet<string>): Map<string, WebFile> {
  const files = [...names].filter((name) => extname(name) in webTypes && !isSourceMap(name))
  return new Map(files.map((name) => [name, { ...fileIn(folder, name), ...besides(folder, name, names) }]))
}

function fileIn(folder: string, name: string): WebFile {
  return { bytes: readFileSync(join(folder, name)), type: webTypes[extname(name) as keyof typeof webTypes] }
}

const besides = (folder: string, name: string, names: ReadonlySet<string>): Partial<WebFile> => ({
  ...(names.has(`${name}.br`) ? { brotli: readFileSync(join(folder, `${name}.br`)) } : {}),
  ...(names.has(`${name}.map`) ? { sourceMap: `${name}.map` } : {}),
})

const isSourceMap = (name: string): boolean => extname(name) === '.map'
