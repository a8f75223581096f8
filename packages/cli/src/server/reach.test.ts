import type { NetworkInterfaceInfo } from 'node:os'
import { beforeAll, describe, expect, test } from 'vitest'
import { welcome } from '../commands/server/serve.ts'
import { loadAllWords } from '../language/voice.ts'
import { reachOf } from './reach.ts'

beforeAll(loadAllWords)

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo

const hall = { lo: [at('127.0.0.1', true)], eth0: [at('2001:db8::7'), at('192.0.2.2'), at('fe80::1')] }

describe('serve tells who can open it', () => {
  test('--host 0.0.0.0 prints the addresses others can reach, not localhost alone (B3)', () => {
    const reach = reachOf('0.0.0.0', 'http://localhost:8178', undefined, hall)
    expect(reach.addresses).toEqual(['http://192.0.2.2:8178', 'http://[2001:db8::7]:8178'])
    const said = welcome('http://localhost:8178', undefined, 'x.sqlite', reach)
    expect(said).toContain('Others open http://192.0.2.2:8178 or http://[2001:db8::7]:8178')
  })

  test('on this machine alone it warns that links work nowhere else (B3)', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(reachOf(host, 'http://127.0.0.1:8080', undefined, hall)).toMatchObject({
        addresses: [],
        remark: { id: 'serve-only-here', command: { text: 'arbiter serve --host 0.0.0.0' } },
      })
    expect(
      welcome('http://127.0.0.1:8080', undefined, 'x', reachOf('127.0.0.1', 'http://127.0.0.1:8080', undefined)),
    ).toContain('Only this computer can open it')
  })

  test('an address that was given is the one for links, and a machine without a network says so', () => {
    expect(reachOf('0.0.0.0', 'http://x', 'https://chess.example.org', hall).addresses).toEqual([
      'https://chess.example.org',
    ])
    expect(reachOf('0.0.0.0', 'http://localhost:80', undefined, {}).remark).toEqual({ id: 'serve-no-network' })
    expect(reachOf('192.0.2.2', 'http://192.0.2.2:8080', undefined, hall).addresses).toEqual(['http://192.0.2.2:8080'])
  })
})
