/** What a book is written in: what its first line says; where that is not clear, what its name says. */
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

/** Text has no control characters but tab and the ends of lines. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 4096).some((byte) => byte < 9 || (byte > 13 && byte < 32))
}

/** The first line that is not blank and no remark. */
function firstLine(text: string): string | undefined {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
}
