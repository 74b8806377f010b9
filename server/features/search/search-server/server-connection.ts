import { createPool } from 'mysql2/promise'

/** Rows as arrays. */
export type ServerRows = (string | number | null)[][]

/** A search server that speaks the protocol of MySQL. */
export interface ServerConnection {
  /**
   * @returns the result of each statement; null for one that has no rows to give
   * @throws if it is refused, late or cut off
   */
  run: (statements: readonly string[]) => Promise<(ServerRows | null)[]>
  close: () => Promise<void>
}

const DEFAULT_PORT = 9306
const CONNECT_MS = 1000

/** @param patience of a call, in milliseconds */
export function connectServer(url: string, patience: number): ServerConnection {
  const { hostname, port, username, password } = new URL(url)
  const pool = createPool({
    host: hostname,
    port: Number(port) || DEFAULT_PORT,
    ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    multipleStatements: true,
    connectTimeout: CONNECT_MS,
  })
  async function run(statements: readonly string[]): Promise<(ServerRows | null)[]> {
    const connection = await pool.getConnection()
    try {
      const sql = statements.join('; ')
      const [found]: [unknown, unknown] = await connection.query({ sql, rowsAsArray: true, timeout: patience })
      connection.release()
      const results = statements.length === 1 ? [found] : (found as unknown[])
      return results.map((result) => (Array.isArray(result) ? (result as ServerRows) : null))
    } catch (error) {
      // an answer that comes later would be taken for that of the next question
      connection.destroy()
      throw error
    }
  }
  /** With the time that it waits for a connection. */
  async function runInTime(statements: readonly string[]): Promise<(ServerRows | null)[]> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The search server is late')), patience)
    })
    return Promise.race([run(statements), late]).finally(() => clearTimeout(timer))
  }
  return { run: runInTime, close: () => pool.end() }
}
