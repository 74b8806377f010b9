import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const { connect } = pg.Pool.prototype as unknown as { connect: (this: pg.Pool, done?: Done) => unknown }
type Done = (...answer: never[]) => void

/**
 * A pool whose queries belong to what asked for them. A query that waits for a connection is else sent as a part of the
 * request that gave that connection back.
 */
export class BoundPool extends pg.Pool {}

Object.assign(BoundPool.prototype, {
  connect(this: pg.Pool, done?: Done) {
    return done ? connect.call(this, AsyncLocalStorage.bind(done)) : connect.call(this)
  },
})
