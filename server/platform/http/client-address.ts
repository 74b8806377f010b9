import type { FastifyRequest } from 'fastify'
import { plainAddress } from '#server/platform/networks.ts'

/**
 * The IP address of a client: what the nearest untrusted hop said, or if that is no address, the hop that passed it on,
 * so that made-up values do not count as further clients.
 */
export function clientAddress({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  for (const hop of (ips ?? [ip]).toReversed()) {
    const address = plainAddress(hop)
    if (address !== null) return address
  }
  // the client has disconnected
  return ''
}

/** Whether a trusted proxy passed a request on. */
export const isProxied = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean =>
  // Fastify lists several addresses only then
  ips.length > 1
