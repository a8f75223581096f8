/**
 * Names written from right to left stay within themselves: without that the figures after such a name join it, and
 * "0–1" is read as "1–0". Done where text is put together, so that every sentence, notice and label has it.
 */
const rightToLeft = '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC'
const [open, close] = ['\u2068', '\u2069']

/** Words of one name; what is isolated already begins behind its mark. */
const names = new RegExp(`(?<![${open}${rightToLeft}][ .'’-]?)[${rightToLeft}]+(?:[ .'’-]+[${rightToLeft}]+)*`, 'g')
const hasNames = new RegExp(`[${rightToLeft}]`)

export const isolated = (text: string): string =>
  hasNames.test(text) ? text.replace(names, (name) => `${open}${name}${close}`) : text
