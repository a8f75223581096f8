/** Writes invisible characters out, such as those that steer a terminal or reverse the direction of a line. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu

export const visible = (text: string): string =>
  text.replaceAll(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
