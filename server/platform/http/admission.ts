import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#server/platform/fail.ts'

interface Limits {
  /**
   * More would only delay one another, since one core renders, and would delay files, which take many turns of the
   * event loop.
   */
  atOnce: number
  /** Limited, since rejecting many requests at the same time would delay all others. */
  waiting: number
  waitMs: number
}

const LIMITS: Limits = { atOnce: 4, waiting: 1000, waitMs: 3000 }
/** Maximum time for compressing a response, in milliseconds. Sending it is not limited. */
const COMPRESS_MS = 1000

interface Options extends Partial<Limits> {
  /** Responds to a request that is not processed in another way. @returns false if there is none */
  respondInstead?: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/**
 * Limits how many expensive requests are processed at the same time. Further requests wait in a short queue; when it is
 * full, they fail with OVERLOADED. Register this after the response cache, since cached responses are cheap.
 */
export function limitWorkAtOnce(
  scope: FastifyInstance,
  isExpensive: (request: FastifyRequest) => boolean,
  options: Options = {},
): void {
  const { atOnce, waiting, waitMs, respondInstead = () => false } = { ...LIMITS, ...options }
  let working = 0
  const queue = new Set<() => void>()
  const leaves = new WeakMap<FastifyRequest, () => void>()

  scope.addHook('preHandler', (request, reply, proceed) => {
    if (!isExpensive(request)) return proceed()
    if (working < atOnce) return enter()
    if (queue.size === waiting) return refuse()
    const timer = setTimeout(() => {
      queue.delete(next)
      refuse()
    }, waitMs)
    queue.add(next)
    reply.raw.once('close', leaveQueue)

    function refuse() {
      if (!respondInstead(request, reply)) proceed(fail('OVERLOADED'))
    }
    function next() {
      leaveQueue()
      enter()
    }
    function leaveQueue() {
      clearTimeout(timer)
      queue.delete(next)
    }
    function enter() {
      working += 1
      const leave = () => {
        if (!leaves.delete(request)) return
        working -= 1
        const [first] = queue
        first?.()
      }
      leaves.set(request, leave)
      // `close` covers clients that disconnect
      for (const event of ['finish', 'close']) reply.raw.once(event, leave)
      proceed()
    }
  })

  scope.addHook('onSend', (request, reply, payload, proceed) => {
    const leave = leaves.get(request)
    if (leave) {
      const timer = setTimeout(leave, COMPRESS_MS).unref()
      // a pending timer would keep all objects of the request in memory
      reply.raw.once('close', () => clearTimeout(timer))
    }
    proceed(null, payload)
  })
}
