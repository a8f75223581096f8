/** What formats are called, for a page that does without their rules. */
import { words } from './words/messages.ts'

const formats = ['league', 'hybrid-knockout', 'cup', 'diagonal', 'bridge-knockout'] as const

/** A format this page does not know is called as the server calls it. */
export function formatTitle(name: string): string {
  const format = formats.find((each) => each === name)
  return format === undefined ? name : words('home-line-format', { format })
}
