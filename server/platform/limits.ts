import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '#server/platform/fail.ts'
import { networksOf } from '#server/platform/networks.ts'

/**
 * A rate limit: a number of attempts within a number of seconds. The key of a limit with `perAddress`, which scales with
 * ATTEMPTS_PER_ADDRESS, is an IP address, and attempts are counted for its networks.
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

  /** @param factor multiplies the points of a limit per address */
  function counterOf(limit: Limit, factor: number): RateLimiterMemory | RateLimiterPostgres {
    const name = `${limit.name} ${factor}`
    const known = counters.get(name)
    if (known) return known
    const counted = {
      keyPrefix: limit.name,
      points: 'points' in limit ? limit.points : Math.ceil(limit.perAddress * attemptsPerAddress * factor),
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
    counters.set(name, counter)
    return counter
  }

  return {
    take: async (limit, key, weight = 1) => {
      for (const counted of keysOf(limit, key)) {
        try {
          await counterOf(limit, counted.factor).consume(counted.key, weight)
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          const waitSeconds = Math.ceil(error.msBeforeNext / 1000)
          throw fail('TOO_MANY_ATTEMPTS', { wait_seconds: waitSeconds })
        }
      }
    },
    reset: async (limit, key) => {
      for (const counted of keysOf(limit, key)) await counterOf(limit, counted.factor).delete(counted.key)
    },
  }
}

const keysOf = (limit: Limit, key: string) => ('perAddress' in limit ? networksOf(key) : [{ key, factor: 1 }])
