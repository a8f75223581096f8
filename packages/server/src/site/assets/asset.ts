/** Files beside the web app: the icon, and the style of the reference page. */

import { createHash } from 'node:crypto'
import { assetTypes } from '@arbiter/api/routes'
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
])

export const assetNamed = (file: string): Asset | undefined => assets.get(file)

function assetOf(type: keyof typeof assetTypes, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { bytes, type: assetTypes[type], tag: `"${hash}"` }
}
