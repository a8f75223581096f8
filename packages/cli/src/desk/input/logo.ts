/** A picture from a file, as a data address. */
import { misused } from '../../command-line/stop.ts'
import { bytesOf } from '../../file/bytes.ts'
import type { Disk } from '../../file/disk.ts'
import { message } from '../words/messages.ts'

/** As many bytes as a description takes. */
const mostBytes = 44_000

const kinds: readonly { readonly type: string; readonly starts: string; readonly at: number }[] = [
  { type: 'png', starts: '89504e470d0a1a0a', at: 0 },
  { type: 'jpeg', starts: 'ffd8ff', at: 0 },
  { type: 'webp', starts: '57454250', at: 8 },
]

export function logoFrom(disk: Disk, file: string): string {
  const bytes = bytesOf(disk, file)
  const kind = kinds.find(({ starts, at }) => bytes.subarray(at, at + starts.length / 2).toString('hex') === starts)
  if (!kind) throw misused(message('cli-desk-bad-logo', { file: { text: file } }))
  if (bytes.length > mostBytes)
    throw misused(message('cli-desk-large-logo', { file: { text: file }, most: Math.floor(mostBytes / 1000) }))
  return `data:image/${kind.type};base64,${bytes.toString('base64')}`
}
