/** A new idempotency key. Browsers have no `randomUUID` on an address without https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
