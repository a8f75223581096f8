/** CRC-32 of UTF-8 bytes as eight hexadecimal digits: finds every flipped bit in a line. */

/** The checksum of `before` followed by the text, or by a part of it. */
export function checksum(text: string, before = '', from = 0, to = text.length): string {
  const crc = crcAfter(crcAfter(-1, before, 0, before.length), text, from, to)
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0')
}

/** Four bytes at once, as long as they are ASCII. */
function crcAfter(before: number, text: string, from: number, to: number): number {
  let crc = before
  for (let i = from; i < to; i++) {
    const four = i + 4 <= to ? asciiAt(text, i) : notAscii
    if (four !== notAscii) {
      crc = stepFour(crc ^ four)
      i += 3
    } else {
      const point = text.codePointAt(i) as number
      crc = point < 0x80 ? step(crc, point) : stepAll(crc, point)
      if (point > 0xffff) i++
    }
  }
  return crc
}

/** No four ASCII bytes give this number. */
const notAscii = -1

function asciiAt(text: string, i: number): number {
  const a = text.charCodeAt(i)
  const b = text.charCodeAt(i + 1)
  const c = text.charCodeAt(i + 2)
  const d = text.charCodeAt(i + 3)
  return (a | b | c | d) < 0x80 ? a | (b << 8) | (c << 16) | (d << 24) : notAscii
}

/** Four tables of 256: the effect of a byte on the sum at once, and one, two and three bytes later. */
const table = new Int32Array(4 * 256)
for (let byte = 0; byte < 256; byte++) {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  table[byte] = crc
}
for (let place = 256; place < table.length; place++) table[place] = step(table[place - 256] as number, 0)

function step(crc: number, byte: number): number {
  return (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] as number)
}

const stepFour = (crc: number): number =>
  (table[768 | (crc & 0xff)] as number) ^
  (table[512 | ((crc >>> 8) & 0xff)] as number) ^
  (table[256 | ((crc >>> 16) & 0xff)] as number) ^
  (table[crc >>> 24] as number)

/** The two to four UTF-8 bytes of one code point. */
function stepAll(crc: number, point: number): number {
  const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
  if (point < 0x800) return step(step(crc, 0xc0 | (point >> 6)), tail(0))
  if (point < 0x10000) return step(step(step(crc, 0xe0 | (point >> 12)), tail(6)), tail(0))
  return step(step(step(step(crc, 0xf0 | (point >> 18)), tail(12)), tail(6)), tail(0))
}
