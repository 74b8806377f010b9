import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { safeError } from '#server/platform/safe-error.ts'

/**
 * The options of the request log. Errors are replaced before the logger takes their messages, which include the values of
 * queries.
 * @param safeUrl removes secrets from a path
 */
export const logOptions = (level: Config['logLevel'], safeUrl: (url: string) => string) => ({
  level,
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, url: safeUrl(url) }),
  },
  hooks: {
    logMethod(this: FastifyBaseLogger, given: unknown[], log: (...parts: unknown[]) => void) {
      const [first, ...others] = given
      const isWrapped = typeof first === 'object' && first !== null && 'err' in first
      const error = isWrapped ? first.err : first
      if (!(error instanceof Error)) return log.apply(this, given)
      const safe = safeError(error)
      const texts = others.map((text) => (text === error.message ? safe.message : text))
      log.apply(this, [isWrapped ? { ...first, err: safe } : safe, ...texts])
    },
  },
})
