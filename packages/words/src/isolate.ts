/**
 * Names written from right to left stay within themselves: without that the figures after such a name join it, and
 * "0–1" is read as "1–0".
 */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const [open, close] = ['\u2068', '\u2069']

export const isolate = (name: string): string => (rightToLeft.test(name) ? `${open}${name}${close}` : name)
