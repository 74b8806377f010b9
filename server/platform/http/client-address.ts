import type { IncomingMessage } from 'node:http'
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

/** `clientAddress` of a request that Fastify does not handle, such as the one that opens a socket. */
export function rawClientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  isTrustedProxy: (address: string) => boolean,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
  const hops = [
    socket.remoteAddress ?? '',
    ...forwarded
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed(),
  ]
  const nearestUntrusted = hops.findIndex((hop) => !isTrustedProxy(hop))
  return clientAddress({ ip: '', ips: nearestUntrusted < 0 ? hops : hops.slice(0, nearestUntrusted + 1) })
}

/** Whether a trusted proxy passed a request on. */
export const isProxied = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean =>
  // Fastify lists several addresses only then
  ips.length > 1
