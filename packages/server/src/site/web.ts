/** The web app as it was built: its pages and the files they ask for, read once and sent as they lie. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
} as const
export const webTypes = Object.values(types)

export interface WebFile {
  readonly bytes: Buffer
  readonly type: (typeof webTypes)[number]
  /** The same in fewer bytes, for browsers that take it. */
  readonly brotli?: Buffer
}

export interface Web {
  /** Pages of the site, and those of a tournament, which name the rules among what they ask for first. */
  readonly page: { readonly site: Buffer; readonly tournament: Buffer }
  /** The service worker: its address never changes, what is in it does. */
  readonly keeper: WebFile
  file(name: string): WebFile | undefined
}

/** Where the built web app lies; `#web` stands in the package.json nearest to this module, bundled or not. */
const home = (): string => dirname(createRequire(import.meta.url).resolve('#web/index.html'))

export function readWeb(folder?: string): Web {
  try {
    return webIn(folder ?? home())
  } catch (cause) {
    throw new Error('the web app is not built: npm run build', { cause })
  }
}

function webIn(folder: string): Web {
  const page = (name: string) => readFileSync(join(folder, name))
  const files = filesIn(join(folder, 'assets'))
  return {
    page: { site: page('index.html'), tournament: page('tournament.html') },
    keeper: fileIn(folder, 'keeper.js', false),
    file: (name) => files.get(name),
  }
}

function filesIn(folder: string): Map<string, WebFile> {
  const names = new Set(readdirSync(folder))
  const files = [...names].filter((name) => extname(name) in types)
  return new Map(files.map((name) => [name, fileIn(folder, name, names.has(`${name}.br`))]))
}

function fileIn(folder: string, name: string, isCompressed: boolean): WebFile {
  const type = types[extname(name) as keyof typeof types]
  const bytes = readFileSync(join(folder, name))
  return isCompressed ? { bytes, type, brotli: readFileSync(join(folder, `${name}.br`)) } : { bytes, type }
}
