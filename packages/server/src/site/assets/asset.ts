/** What lies beside the web app: the mark, and the style of the reference page. */
import { createHash } from 'node:crypto'
import { referenceStyle } from '../reference/style.ts'
import { icon } from './icon.ts'

const types = { css: 'text/css', svg: 'image/svg+xml' } as const
export const assetTypes = Object.values(types)

export interface Asset {
  readonly bytes: Buffer
  readonly type: (typeof assetTypes)[number]
  readonly tag: string
}

const assets = new Map<string, Asset>([
  ['icon.svg', assetOf('svg', icon)],
  ['reference.css', assetOf('css', referenceStyle)],
])

export const assetNamed = (file: string): Asset | undefined => assets.get(file)

function assetOf(type: keyof typeof types, text: string): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { bytes: Buffer.from(text), type: types[type], tag: `"${hash}"` }
}
