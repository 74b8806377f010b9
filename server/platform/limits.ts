import { ORPCError } from '@orpc/server'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * So many attempts within so many seconds; `per_address` are shares of what the configuration allows an address.
 * `is_here` counts in this process alone: for what happens too often to be written down each time.
 */
export type Limit = { name: string; seconds: number; is_here?: true } & ({ points: number } | { per_address: number })

export interface Limits {
  /**
   * Counts an attempt.
   * @throws ORPCError TOO_MANY_ATTEMPTS with the seconds to wait
   */
  take: (limit: Limit, key: string) => Promise<void>
  /** Forgets the attempts, once one has succeeded. */
  forget: (limit: Limit, key: string) => Promise<void>
}

/** Counts in the database unless a limit says otherwise, so that several processes count together and a restart of ours forgives nothing. */
export function createLimits(pool: pg.Pool, attempts_per_address: number): Limits {
  const counters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()

  function counterOf(limit: Limit): RateLimiterMemory | RateLimiterPostgres {
    const known = counters.get(limit.name)
    if (known) return known
    const counted = {
      keyPrefix: limit.name,
      points: 'points' in limit ? limit.points : Math.ceil(limit.per_address * attempts_per_address),
      duration: limit.seconds,
    }
    const counter = limit.is_here
      ? new RateLimiterMemory(counted)
      : new RateLimiterPostgres({
          ...counted,
          storeClient: pool,
          tableName: 'attempts',
          tableCreated: true,
          clearExpiredByTimeout: false,
        })
    counters.set(limit.name, counter)
    return counter
  }

  return {
    take: async (limit, key) => {
      try {
        await counterOf(limit).consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const wait_seconds = Math.ceil(error.msBeforeNext / 1000)
        throw new ORPCError('TOO_MANY_ATTEMPTS', { status: 429, message: 'Too many attempts', data: { wait_seconds } })
      }
    },
    forget: async (limit, key) => {
      await counterOf(limit).delete(key)
    },
  }
}
