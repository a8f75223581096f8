/** What pages link: styles, the script, the mark. The name of each carries a hash of what is in it. */
import { createHash } from 'node:crypto'
import { type PageStyle, pageStyles } from '@arbiter/core'
import { referenceStyle } from '../reference/style.ts'
import { icon } from './icon.ts'
import { formScript } from './script/form.ts'
import { joinScript } from './script/join.ts'
import { liveScript } from './script/live.ts'
import { renewScript } from './script/renew.ts'
import { siteStyle } from './style.ts'

const types = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' } as const
export const assetTypes = Object.values(types)

export interface Asset {
  readonly bytes: Buffer
  readonly type: (typeof assetTypes)[number]
  readonly tag: string
}

const texts = {
  'site.css': siteStyle,
  'chart.css': pageStyles.chart,
  'race.css': pageStyles.race,
  'bracket.css': pageStyles.bracket,
  'matrix.css': pageStyles.matrix,
  'teams.css': pageStyles.teams,
  'site.js': [renewScript, formScript, liveScript, joinScript].join('\n'),
  'icon.svg': icon,
} as const satisfies Record<`${PageStyle}.css` | `${string}.${keyof typeof types}`, string>

export type AssetName = keyof typeof texts

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** "site.css" is found at "/site/site-0123456789ab.css". */
export const assetPath = (name: AssetName): string => `/site/${fileOf(name)}`

const fileOf = (name: AssetName): string => name.replace('.', `-${hashOf(texts[name])}.`)

function assetOf(file: string, text: string): Asset {
  const end = file.slice(file.lastIndexOf('.') + 1) as keyof typeof types
  return { bytes: Buffer.from(text), type: types[end], tag: `"${hashOf(text)}"` }
}

const hashed = (Object.keys(texts) as AssetName[]).map((name): [string, Asset] => [
  fileOf(name),
  assetOf(name, texts[name]),
])

const assets = new Map<string, Asset>([...hashed, ['reference.css', assetOf('reference.css', referenceStyle)]])

export const assetNamed = (file: string): Asset | undefined => assets.get(file)
