import { dataWithTexts } from '../language/voice.ts'

/** Data on one line. What a terminal could take for an order is written as `\u….`; to a program it is the same. */
export const jsonLine = (data: unknown): string =>
  `${JSON.stringify(dataWithTexts(data)).replaceAll(orders, escaped)}\n`

const orders = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
