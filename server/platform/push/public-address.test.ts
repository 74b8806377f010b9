import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
])('no request is sent to the private address %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '142.250.1.1', '2607:f8b0:4004::1', '2a00:1450::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
