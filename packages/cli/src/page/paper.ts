/** What a page is written on: so many columns wide, in colour or not. Black is settled, blue is now, grey is later, red needs you. */
import type { World } from '../command-line/world.ts'

export interface Paper {
  readonly width: number
  /** Headings and winners. */
  strong(text: string): string
  /** Now: what can be played or typed. */
  ink(text: string): string
  /** Later, taken back, or beside the point. */
  pencil(text: string): string
  /** Needs the director. */
  red(text: string): string
}

export function paperOf({ width, hasColour }: Pick<World, 'width' | 'hasColour'>): Paper {
  const style = (on: number, off: number) => (text: string) =>
    hasColour && text !== '' ? `\u001B[${on}m${text}\u001B[${off}m` : text
  return { width, strong: style(1, 22), ink: style(34, 39), pencil: style(2, 22), red: style(31, 39) }
}
