/** Two teams that meet: "Harbour v Castle". */
import { words } from './words/messages.ts'

export const betweenWords = ([one, other]: readonly [string, string]): string =>
  words('match-between', { one: { text: one }, other: { text: other } })
