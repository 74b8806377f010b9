import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A standby of the primary that answers reads for everybody. */
export interface StandbyPlace {
  url: string
  /** It is not read while it lacks changes that are older, in milliseconds. */
  mostLagMs: number
}

export interface Standby {
  /** Whether it responds, and had all changes older than the limit when both servers were last compared. */
  isFresh: () => boolean
  isPrimaryAway: () => boolean
  /**
   * Calls a listener once when the primary goes away.
   * @returns a function that forgets the listener
   */
  onPrimaryAway: (listener: () => void) => () => void
  /** Milliseconds of changes that it may lack, as last compared; null before the first comparison. */
  lagMs: () => number | null
  /**
   * Reads a counter that only grows, as it was when everything that the standby has now was committed. Whatever is read
   * from the standby is at least as new.
   */
  asOf: (counter: () => number) => () => number
  close: () => Promise<void>
}

const ASK_MS = 250
/** A server that does not respond within this time counts as away. */
const PATIENCE_MS = 1000
/** One missed response may be due to a pause of this process. */
const MISSED = 2

/** What is committed has been flushed. The position of the next record would be out of reach at the end of a page. */
const PRIMARY = `select pg_current_wal_flush_lsn()::text as position where not pg_is_in_recovery()`
/** A promoted standby no longer follows, however new its last position is. */
const STANDBY = `select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()`

interface Noted {
  position: bigint
  at: number
  counted: Map<() => number, number>
}

/**
 * Compares a standby with its primary several times a second. Positions in the log are compared instead of times, since
 * a primary without changes has none.
 */
export function followStandby(primaryUrl: string, { url, mostLagMs }: StandbyPlace): Standby {
  const primary = openProbe(primaryUrl, PRIMARY)
  const standby = openProbe(url, STANDBY)
  const counters: (() => number)[] = []
  const waiting: Noted[] = []
  /** The latest position of the primary that the standby has reached. */
  let reached: Noted | undefined
  let comparedAt = 0
  let isFresh = false
  const listeners = new Set<() => void>()
  const closing = new AbortController()

  async function compare(): Promise<void> {
    const noted = { at: performance.now(), counted: new Map(counters.map((counter) => [counter, counter()])) }
    const position = await primary.ask()
    if (position !== null) {
      comparedAt = noted.at
      waiting.push({ ...noted, position })
    }
    const replayed = await standby.ask()
    if (replayed !== null) {
      const behind = waiting.findIndex((one) => one.position > replayed)
      reached = waiting.splice(0, behind === -1 ? waiting.length : behind).at(-1) ?? reached
    }
    // an hour of a standby that stands still
    if (waiting.length > 3_600_000 / ASK_MS) waiting.shift()
    if (primary.missed() > 0) isFresh &&= standby.missed() < MISSED
    else isFresh = replayed !== null && lag() < mostLagMs
    if (primary.missed() < MISSED) return
    for (const listener of listeners) listener()
    listeners.clear()
  }

  const lag = () => (reached ? comparedAt - reached.at : Infinity)

  const following = (async () => {
    while (!closing.signal.aborted) {
      await compare()
      await wait(ASK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  })()

  return {
    isFresh: () => isFresh,
    isPrimaryAway: () => primary.missed() >= MISSED,
    onPrimaryAway: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lagMs: () => (reached ? lag() : null),
    asOf: (counter) => {
      counters.push(counter)
      return () => (isFresh ? (reached?.counted.get(counter) ?? 0) : counter())
    },
    close: async () => {
      closing.abort()
      await Promise.all([primary.close(), standby.close()])
      await following
    },
  }
}

interface Probe {
  /** Null if the server does not respond, or has another role. */
  ask: () => Promise<bigint | null>
  /** The number of questions in a row without a response. */
  missed: () => number
  close: () => Promise<void>
}

/** Uses a connection of its own, since those of a pool may all be waiting for a server that hangs. */
function openProbe(url: string, text: string): Probe {
  let client: pg.Client | undefined
  let missed = 0

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'sayyad standby',
    })
    opened.on('error', () => {})
    await opened.connect()
    return opened
  }

  return {
    ask: async () => {
      try {
        client ??= await connect()
        const { rows } = await client.query<{ position: string | null }>(text)
        missed = 0
        return rows[0]?.position ? readPosition(rows[0].position) : null
      } catch {
        missed += 1
        // waiting for a server that hangs to say goodbye would take as long
        void client?.end().catch(() => {})
        client = undefined
        return null
      }
    },
    missed: () => missed,
    close: async () => {
      void client?.end().catch(() => {})
    },
  }
}

/** @param text such as `16/B374D848` */
function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
