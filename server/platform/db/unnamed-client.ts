import pg from 'pg'

const { query } = pg.Client.prototype as unknown as { query: (this: pg.Client, ...args: unknown[]) => unknown }

/**
 * A client without named statements. A pooler that changes the connection between transactions would send a name to a
 * connection on which nothing was prepared.
 */
export class UnnamedClient extends pg.Client {}

Object.assign(UnnamedClient.prototype, {
  query(this: pg.Client, text: unknown, ...rest: unknown[]) {
    const isNamed = typeof text === 'object' && text !== null && 'name' in text && !('submit' in text)
    return query.call(this, isNamed ? { ...text, name: undefined } : text, ...rest)
  },
})
