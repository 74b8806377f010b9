import pg from 'pg'

/** The purpose of a lock: the first key of its advisory lock. */
export const LOCK_KINDS = { job: 7_295_925, upload: 7_295_926 }
type LockKind = keyof typeof LOCK_KINDS

/** Locks shared by all processes on the database. They are released when their process ends for any reason. */
export interface SharedLocks {
  /**
   * @param onWanted called each time another holder wants the lock, in this process or another one
   * @returns false if the lock is held, in this process or another one
   */
  tryTake: (kind: LockKind, id: string, onWanted?: () => void) => Promise<boolean>
  release: (kind: LockKind, id: string) => Promise<void>
  /** Notifies the holder of the lock. */
  want: (kind: LockKind, id: string) => Promise<void>
  close: () => Promise<void>
}

const CHANNEL = 'sayyad_locks'
const CONNECT_MS = 10_000

/** Uses a single connection, which is opened on first use and again after it is lost. */
export function openSharedLocks(url: string): SharedLocks {
  const held = new Map<string, { keys: [kind: number, id: string]; onWanted: (() => void) | undefined }>()
  let opening: Promise<pg.Client> | undefined
  let latest: Promise<unknown> = Promise.resolve()

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    client.on('error', () => {})
    client.on('end', () => (opening = undefined))
    client.on('notification', ({ payload = '' }) => held.get(payload)?.onWanted?.())
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    // the server released these locks when the connection was lost
    for (const { keys } of held.values()) await client.query('select pg_try_advisory_lock($1, hashtext($2))', keys)
    return client
  }

  /** Runs one query at a time, as the driver requires. */
  function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const result = latest.then(async () => {
      opening ??= open()
      try {
        const { rows } = await (await opening).query<Row>(text, values)
        return rows
      } catch (error) {
        opening = undefined
        throw error
      }
    })
    latest = result.catch(() => {})
    return result
  }

  return {
    tryTake: async (kind, id, onWanted) => {
      const name = `${kind} ${id}`
      // PostgreSQL would let the same connection take the lock again
      if (held.has(name)) return false
      const keys: [number, string] = [LOCK_KINDS[kind], id]
      held.set(name, { keys, onWanted })
      try {
        const [row] = await query<{ is_taken: boolean }>(
          'select pg_try_advisory_lock($1, hashtext($2)) as is_taken',
          keys,
        )
        if (!row?.is_taken) held.delete(name)
        return row?.is_taken ?? false
      } catch (error) {
        held.delete(name)
        throw error
      }
    },
    release: async (kind, id) => {
      if (held.delete(`${kind} ${id}`))
        await query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_KINDS[kind], id])
    },
    want: async (kind, id) => {
      await query('select pg_notify($1, $2)', [CHANNEL, `${kind} ${id}`])
    },
    close: async () => {
      const client = await opening?.catch(() => undefined)
      await client?.end()
    },
  }
}
