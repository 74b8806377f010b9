import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOf, networksOf, plainAddress, readRanges } from './networks.ts'

const keysOf = (address: string) => networksOf(address).map(({ key }) => key)

describe('AUTH-02 an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    [' "203.0.113.7:51234" ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:db8:0:0:0:0:0:1:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['::1', '::1'],
  ])('%s is %s', (given, plain) => {
    expect(plainAddress(given)).toBe(plain)
  })

  test.each(['', 'unknown', '_hidden', '203.0.113', '203.0.113.700', '203.0.113.7:', 'a:b', '[::1', '2001:db8::1::2'])(
    '%j is none',
    (given) => {
      expect(plainAddress(given)).toBeNull()
    },
  )

  test('is the same in every spelling of a proxy, and no text makes reading it fail', () => {
    const port = fc.integer({ min: 0, max: 65_535 })
    fc.assert(
      fc.property(fc.ipV4(), port, (address, at) => {
        for (const given of [
          `${address}:${at}`,
          `::ffff:${address}`,
          `[::ffff:${address}]:${at}`,
          `"${address}:${at}"`,
        ]) {
          expect(plainAddress(given)).toBe(address)
        }
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), port, (address, at) => {
        const plain = plainAddress(address)
        expect(plain).not.toBeNull()
        for (const given of [`[${address}]`, `[${address}]:${at}`, `"[${address}]:${at}"`, address.toUpperCase()]) {
          expect(plainAddress(given)).toBe(plain)
        }
        expect(plainAddress(plain ?? '')).toBe(plain)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void networksOf(plainAddress(text) ?? text)))
  })
})

test('AUTH-02 an IPv6 client is its /64, and households and companies are limited as a whole, at more', () => {
  const addresses = [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:1:2:3',
    '2001:db8:1:3::1',
    '2001:db8:1:302::1',
    '2001:db8:2::1',
  ]
  expect(new Set(addresses.map(networkOf)).size).toBe(4)
  expect([0, 1, 2].map((at) => new Set(addresses.map((one) => keysOf(one)[at])).size)).toEqual([4, 3, 2])
  expect(networksOf('2001:db8:1:2::1').map(({ factor }) => factor)).toEqual([1, 4, 16])
  expect(networksOf('203.0.113.7')).toEqual([{ key: '203.0.113.7', factor: 1 }])
})

describe('AUTH-02 ranges of trusted proxies', () => {
  test.each([
    ['10.0.0.5', '10.0.0.5', true],
    ['10.0.0.5', '10.0.0.5:8080', true],
    ['10.0.0.5:8080', '10.0.0.5', true],
    ['10.0.0.5', '::ffff:10.0.0.5', true],
    ['10.0.0.5', '10.0.0.6', false],
    ['10.0.0.0/8, fd00::/8', '[fd00::7]:443', true],
    ['loopback,uniquelocal', '192.168.3.4', true],
    ['loopback', '::1', true],
    ['loopback', 'unknown', false],
  ])('%s: %s', (trusted, address, isTrusted) => {
    expect(readRanges(trusted)?.(address)).toBe(isTrusted)
  })

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.5 10.0.0.6', '10.0.0.5,', '0.0.0.0/0'])(
    '%s is refused',
    (trusted) => {
      expect(readRanges(trusted)).toBeNull()
    },
  )
})
