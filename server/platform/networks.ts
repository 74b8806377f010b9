import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * Reads an IP address as proxies write it: with a port, in brackets or quotes, with the zone of an interface, or as IPv4
 * inside IPv6.
 * @returns the address in its shortest form without all of these, or null if it is none
 */
export function plainAddress(text: string | undefined): string | null {
  const unquoted = (text ?? '').trim().replace(/^"(.*)"$/, '$1')
  const given = /^\[(.*)\](?::\d+)?$/.exec(unquoted)?.[1] ?? unquoted
  const bare = given.replace(/%[^:]*$/, '')
  const address = isIP(bare) ? bare : bare.replace(/:\d+$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  // URLs have the shortest form of an address
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short)
  if (!mapped) return short
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** A part of the network whose attempts are counted together. */
interface Network {
  key: string
  /** How many times the limit of one client is allowed. */
  factor: number
}

/**
 * An IPv6 client has a whole /64, often a /56 of a household or a /48 of a company. Since mobile operators put many
 * phones into the larger ones, these are allowed more.
 */
const IPV6_NETWORKS = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
]

/** How many times the limit of one client each of `networksOf` is allowed. */
export const NETWORK_FACTORS = IPV6_NETWORKS.map(({ factor }) => factor)

/** The networks that attempts from an address are counted for, the smallest first. */
export function networksOf(address: string): [Network, ...Network[]] {
  if (!isIPv6(address)) return [{ key: address, factor: 1 }]
  const bytes = bytesOf(address)
  const [first, ...others] = IPV6_NETWORKS.map(({ bits, factor }) => ({
    key: `${bytes.subarray(0, bits / 8).toString('hex')}/${bits}`,
    factor,
  }))
  return [first ?? { key: address, factor: 1 }, ...others]
}

/** The smallest network of `networksOf`, which stands for one client. */
export const networkOf = (address: string): string => networksOf(address)[0].key

function bytesOf(ipv6: string): Buffer {
  const [head = '', tail = ''] = new URL(`http://[${ipv6}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return Buffer.from([...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join(''), 'hex')
}

const NAMED_RANGES: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Reads comma-separated addresses, CIDR ranges and named ranges.
 * @returns a predicate for addresses in any form that `plainAddress` reads; null if an entry is none of these
 */
export function readRanges(text: string): ((address: string) => boolean) | null {
  const list = new BlockList()
  const entries = text.split(',').map((entry) => entry.trim())
  for (const entry of entries.flatMap((one) => NAMED_RANGES[one] ?? [one])) {
    const [network = '', bits] = entry.split('/')
    const address = plainAddress(network)
    if (address === null) return null
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    const most = family === 'ipv4' ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (!Number.isInteger(prefix) || prefix < 1 || prefix > most || bits === '') return null
    list.addSubnet(address, prefix, family)
  }
  return (given) => {
    const address = plainAddress(given)
    return address !== null && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
}
