/** Random bytes in hexadecimal digits; `node:crypto` would be loaded with every command. */
export const randomHex = (bytes: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')
