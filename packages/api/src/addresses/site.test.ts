import { expect, test } from 'vitest'
import { isSiteAddress } from './site.ts'

test('a chosen address is http or https, a name and perhaps a port', () => {
  for (const right of ['http://192.0.2.7:8080', 'https://chess.example.org', 'http://[2001:db8::7]:8080'])
    expect(isSiteAddress(right)).toBe(true)
  for (const wrong of ['chess.example.org', 'ftp://x', 'http://x/path', 'http://u@x', 'javascript:1', 'http://', ''])
    expect(isSiteAddress(wrong)).toBe(false)
})
