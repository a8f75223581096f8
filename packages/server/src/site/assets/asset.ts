/** Files beside the web app: the icon, and the style and font of the reference page. */

import { createHash } from 'node:crypto'
import { assetTypes } from '@arbiter/api/routes'
import { archivo, symbols } from '@arbiter/paper/document'
import { referenceStyle } from '../reference/style.ts'
import { icon } from './icon.ts'

export interface Asset {
  readonly bytes: Buffer
  readonly type: (typeof assetTypes)[keyof typeof assetTypes]
  readonly tag: string
}

const assets = new Map<string, Asset>([
  ['icon.svg', assetOf('svg', Buffer.from(icon))],
  ['reference.css', assetOf('css', Buffer.from(referenceStyle))],
  ['archivo.woff2', assetOf('woff2', Buffer.from(archivo, 'base64'))],
  ['symbols.woff2', assetOf('woff2', Buffer.from(symbols, 'base64'))],
])

export const assetNamed = (file: string): Asset | undefined => assets.get(file)

function assetOf(type: keyof typeof assetTypes, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { bytes, type: assetTypes[type], tag: `"${hash}"` }
}
