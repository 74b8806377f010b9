import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '#server/platform/fail.ts'

/**
 * A rate limit: a number of attempts within a number of seconds. `perAddress` scales with ATTEMPTS_PER_ADDRESS.
 * `inMemory` limits count per process, for attempts that are too frequent to store in the database.
 */
export type Limit = { name: string; seconds: number; inMemory?: true } & ({ points: number } | { perAddress: number })

export interface Limits {
  /**
   * Counts an attempt, or as many as its weight.
   * @throws TOO_MANY_ATTEMPTS with the number of seconds to wait
   */
  take: (limit: Limit, key: string, weight?: number) => Promise<void>
  /** Resets the count after a successful attempt. */
  reset: (limit: Limit, key: string) => Promise<void>
}

/** Counts in the database, shared by all processes, except for `inMemory` limits. */
export function createLimits(pool: pg.Pool, attemptsPerAddress: number): Limits {
  const counters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()

  function counterOf(limit: Limit): RateLimiterMemory | RateLimiterPostgres {
    const known = counters.get(limit.name)
    if (known) return known
    const counted = {
      keyPrefix: limit.name,
      points: 'points' in limit ? limit.points : Math.ceil(limit.perAddress * attemptsPerAddress),
      duration: limit.seconds,
    }
    const counter = limit.inMemory
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
    take: async (limit, key, weight = 1) => {
      try {
        await counterOf(limit).consume(key, weight)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const waitSeconds = Math.ceil(error.msBeforeNext / 1000)
        throw fail('TOO_MANY_ATTEMPTS', { wait_seconds: waitSeconds })
      }
    },
    reset: async (limit, key) => {
      await counterOf(limit).delete(key)
    },
  }
}
