import { expect, test } from 'vitest'
import { ConnectionLimit } from './connection-limit.ts'
import { limitsOf } from './limits.ts'
import { networkOf } from './origin.ts'

test('one address does not take every connection there is (H1)', () => {
  const doors = new ConnectionLimit(2)
  const [first, second] = [doors.enter('192.0.2.7'), doors.enter('::ffff:192.0.2.7')]
  expect([first, second].every((leave) => leave !== undefined)).toBe(true)
  expect(doors.enter('192.0.2.7')).toBeUndefined()
  expect(doors.enter('192.0.2.8')).toBeDefined()
  first?.()
  expect(doors.enter('192.0.2.7')).toBeDefined()
})

test('what is forgotten when everybody has left is all of it', () => {
  const doors = new ConnectionLimit(2)
  const leaving = [doors.enter('192.0.2.7'), doors.enter('192.0.2.7'), doors.enter('2001:db8::1')]
  expect(doors.size).toBe(2)
  for (const leave of leaving) leave?.()
  expect(doors.size).toBe(0)
})

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine, and not counted', (address) => {
  const doors = new ConnectionLimit(1)
  expect(Array.from({ length: 9 }, () => doors.enter(address)).every((leave) => leave !== undefined)).toBe(true)
})

test.each`
  address                   | network
  ${'192.0.2.7'}            | ${'192.0.2.7'}
  ${'::ffff:192.0.2.7'}     | ${'192.0.2.7'}
  ${'2001:db8:1:2:3:4:5:6'} | ${'2001:db8:1:2::/64'}
  ${'2001:DB8:1:2::9'}      | ${'2001:db8:1:2::/64'}
  ${'2001:db8::1'}          | ${'2001:db8:0:0::/64'}
  ${'fe80::1%eth0'}         | ${'fe80:0:0:0::/64'}
  ${'64:ff9b::192.0.2.7'}   | ${'64:ff9b:0:0::/64'}
  ${'unknown'}              | ${'unknown'}
`('$address is of $network', ({ address, network }) => expect(networkOf(address)).toBe(network))

test('a hall of 500 phones with six connections each comes in through one address', () => {
  expect(limitsOf({ connections: 10_000 }).fromOneAddress).toBeGreaterThan(500 * 6)
  expect(limitsOf({ connections: 200 }).fromOneAddress).toBe(100)
})

test('every limit has a value unless one is given', () => {
  expect(Object.values(limitsOf()).every((limit) => limit > 0)).toBe(true)
  expect(limitsOf().freshMs).toBeLessThan(limitsOf().requestMs)
})
