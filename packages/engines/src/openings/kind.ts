/** The format of a book: by its first line, or else by its name. */
import { isPolyglot } from './polyglot.ts'

export type BookKind = 'epd' | 'pgn' | 'polyglot'

export function bookKind(name: string, bytes: Uint8Array): BookKind | 'empty' | 'unknown' {
  if (bytes.length === 0) return 'empty'
  if (isBinary(bytes)) return isPolyglot(bytes) ? 'polyglot' : 'unknown'
  const line = firstLine(new TextDecoder().decode(bytes.subarray(0, 65_536)))
  if (line === undefined) return 'empty'
  if (/^\s*[pnbrqkPNBRQK1-8]+(\/[pnbrqkPNBRQK1-8]+){7}\s/.test(line)) return 'epd'
  if (/^\s*(\[\w+\s+"|1\s*\.|\{|;|%)/.test(line)) return 'pgn'
  return byEnding[name.toLowerCase().replace(/\.gz$/, '').split('.').at(-1) ?? ''] ?? 'unknown'
}

const byEnding: Readonly<Record<string, BookKind>> = { epd: 'epd', fen: 'epd', pgn: 'pgn' }

/** Text has no control characters but tab and line ends. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 4096).some((byte) => byte < 9 || (byte > 13 && byte < 32))
}

/** The first line that is neither blank nor a comment. */
function firstLine(text: string): string | undefined {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
}
