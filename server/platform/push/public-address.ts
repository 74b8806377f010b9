import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const RESERVED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  RESERVED.addSubnet(network, bits, 'ipv4')
}
/** Parts of the public range that are not reachable directly: Teredo and similar, documentation examples, 6to4. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  RESERVED.addSubnet(network, bits, 'ipv6')
}
const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet, not on this machine or its networks. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return PUBLIC_IPV6.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6')
  return !RESERVED.check(address, 'ipv4')
}

/** Resolves host names, but fails for private addresses, so that user input cannot make the server call them. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error(`${hostname} has no IP address`), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(hostname), '')
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}

export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not a public host`)
  }
}
