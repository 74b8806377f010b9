import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#server/platform/fail.ts'

interface Limits {
  /** One core renders: more would only delay each other, and the files that need many turns of the event loop. */
  atOnce: number
  /** Turning many away at once would keep everything else waiting, too. */
  waiting: number
  waitMs: number
}

const LIMITS: Limits = { atOnce: 4, waiting: 1000, waitMs: 3000 }
/** How long a response is compressed at most; sending it takes as long as the client likes. */
const COMPRESS_MS = 1000

/**
 * Lets few expensive requests be worked on at once. Others wait in a short queue; beyond it they fail with OVERLOADED.
 * Add it after the response cache, whose responses cost nothing.
 */
export function limitWorkAtOnce(
  scope: FastifyInstance,
  isExpensive: (request: FastifyRequest) => boolean,
  { atOnce, waiting, waitMs }: Limits = LIMITS,
): void {
  let working = 0
  const queue = new Set<() => void>()
  const leaves = new WeakMap<FastifyRequest, () => void>()

  scope.addHook('preHandler', (request, reply, proceed) => {
    if (!isExpensive(request)) return proceed()
    if (working < atOnce) return enter()
    if (queue.size === waiting) return proceed(fail('OVERLOADED'))
    const timer = setTimeout(() => {
      queue.delete(next)
      proceed(fail('OVERLOADED'))
    }, waitMs)
    queue.add(next)
    reply.raw.once('close', forget)

    function next() {
      forget()
      enter()
    }
    function forget() {
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
      // also if the client disconnected
      for (const event of ['finish', 'close']) reply.raw.once(event, leave)
      proceed()
    }
  })

  scope.addHook('onSend', async (request) => {
    const leave = leaves.get(request)
    if (leave) setTimeout(leave, COMPRESS_MS).unref()
  })
}
