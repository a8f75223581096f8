/** Loaded before `arbiter` (node --import). MISTAKE=key: whatever has that key cannot be written as JSON, as if we had a mistake there. */
const { stringify } = JSON
const { MISTAKE } = process.env

JSON.stringify = (value, ...more) => {
  if (value && typeof value === 'object' && MISTAKE in value) throw new TypeError('a planted mistake')
  return stringify(value, ...more)
}
