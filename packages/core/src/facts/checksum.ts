/** CRC-32 of a text's UTF-8 bytes as eight hexadecimal digits: finds every flipped bit in a line. */
export function checksum(text: string): string {
  let crc = -1
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) crc = step(crc, code)
    else {
      const point = text.codePointAt(i) as number
      crc = stepAll(crc, point)
      if (point > 0xffff) i++
    }
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0')
}

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

const step = (crc: number, byte: number): number => (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] as number)

/** The two to four UTF-8 bytes of one code point. */
function stepAll(crc: number, point: number): number {
  const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
  if (point < 0x800) return step(step(crc, 0xc0 | (point >> 6)), tail(0))
  if (point < 0x10000) return step(step(step(crc, 0xe0 | (point >> 12)), tail(6)), tail(0))
  return step(step(step(step(crc, 0xf0 | (point >> 18)), tail(12)), tail(6)), tail(0))
}
