import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networksOf, NETWORK_FACTORS } from '#server/platform/networks.ts'
import { clientAddress } from './client-address.ts'

/**
 * Limits the requests of each client, and with higher limits those of the larger networks around it.
 * @param isFree requests that do not count
 */
export async function limitRate(
  http: FastifyInstance,
  requestsPerMinute: number,
  isFree: (request: FastifyRequest) => boolean,
): Promise<void> {
  const networkAt = (request: FastifyRequest, at: number) => networksOf(clientAddress(request))[at]
  await http.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkAt(request, 0)?.key ?? '',
    allowList: isFree,
  })
  NETWORK_FACTORS.forEach((factor, at) => {
    if (at === 0) return
    const take = http.createRateLimit({
      max: requestsPerMinute * factor,
      keyGenerator: (request) => networkAt(request, at)?.key ?? '',
    })
    http.addHook('onRequest', async (request, reply) => {
      // an IPv4 address has no larger networks
      if (!networkAt(request, at)) return
      const limit = await take(request)
      if (limit.isAllowed || !limit.isExceeded) return
      reply.header('retry-after', limit.ttlInSeconds)
      throw Object.assign(new Error('Rate limit exceeded'), { statusCode: 429 })
    })
  })
}
