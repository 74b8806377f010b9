import type pg from 'pg'
import { isDatabaseAway } from './is-database-away.ts'
import type { Standby } from './follow-standby.ts'

type Query = (...args: unknown[]) => Promise<unknown>

/** A write on a standby, and a query that it canceled because a row it needs was removed. */
const REFUSED = /^(25006|40001)$/

/**
 * A pool whose statements outside of transactions may be answered by a standby. Transactions are those of the primary.
 * @param isForEverybody whether the standby is asked first, as for public reads. It answers others while the primary is
 * away.
 */
export function routeReads(primary: pg.Pool, far: pg.Pool, standby: Standby, isForEverybody: boolean): pg.Pool {
  const [asked, remote] = [primary, far].map((pool): Query => pool.query.bind(pool) as Query) as [Query, Query]
  /** Gives up when the primary goes away: a machine without power closes no connections. */
  const near: Query = async (...args) => {
    if (standby.isPrimaryAway()) return asked(...args)
    const { promise: gone, reject } = Promise.withResolvers<never>()
    const forget = standby.onPrimaryAway(() => reject(new Error('Connection terminated: the primary does not respond')))
    return Promise.race([asked(...args), gone]).finally(forget)
  }
  const order = () => {
    if (!standby.isFresh()) return [near]
    return isForEverybody || standby.isPrimaryAway() ? [remote, near] : [near, remote]
  }
  const query: Query = async (...args) => {
    let failure: unknown
    for (const ask of order()) {
      try {
        return await ask(...args)
      } catch (error) {
        if (!mayBeAskedElsewhere(error)) throw error
        // a standby only says that it is one
        if (ask === near || failure === undefined) failure = error
      }
    }
    throw failure
  }
  return Object.assign(Object.create(primary) as pg.Pool, { query, connect: primary.connect.bind(primary) })
}

/** A standby has changed nothing, and refuses what a primary that has gone away may have changed already. */
function mayBeAskedElsewhere(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return isDatabaseAway(error) || REFUSED.test(String(code)) || message === 'Query read timeout'
}
