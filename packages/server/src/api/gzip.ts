/** Compresses each answer once, however many callers ask for it. */
import { promisify } from 'node:util'
import { gunzip as unzip, gzip as zip } from 'node:zlib'

const zipped = promisify(zip)
const known = new WeakMap<Buffer, Promise<Buffer>>()

export function gzip(bytes: Buffer): Promise<Buffer> {
  const pending = known.get(bytes) ?? zipped(bytes, { level: 6 })
  known.set(bytes, pending)
  return pending
}

export const gunzip: (bytes: Buffer) => Promise<Buffer> = promisify(unzip)
