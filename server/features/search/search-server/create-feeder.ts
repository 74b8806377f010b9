import type pg from 'pg'
import { currentPosition, readChanges } from '../car-index/follow-changes.ts'
import { readCars } from '../car-index/read-cars.ts'
import { noteNextBatch, noteRebuild, readFeed, writeFeed, type Feed } from './feed-state.ts'
import type { ServerConnection } from './server-connection.ts'
import { deleteCars, replaceCars, replaceStamp, rowsTable, selectStamps, type TableNumber } from './server-tables.ts'

/** Cars in a statement. Making it takes milliseconds, in which the process does nothing else. */
const AT_ONCE = 200
/** How often the servers are asked whether they still have what they were given. */
const VERIFY_MS = 5000
/** Longer than any question to the former table takes. */
const RETIRE_MS = 10_000

/** The table that is being filled. */
interface Build {
  table: TableNumber
  /** The key of the last car that was written; null when all are. */
  afterKey: number | null
}

export interface Shard extends ServerConnection {
  url: string
}

/**
 * Writes the search rows to the servers, each car to one of them, and all changes from then on. One step after the other,
 * and one feeder at a time.
 *
 * The database notes the number of a batch, which is written to the servers; then each gets a stamp with that number, and
 * then the database notes it together with the position in the log of changes. So a step that was interrupted is
 * repeated, and a server without a stamp of these numbers has lost rows, or has those of another time.
 *
 * A rebuild fills the table that does not answer, while both get the changes, and then exchanges them.
 */
export function createFeeder(client: pg.Client, shards: readonly Shard[]) {
  const urls = shards.map(({ url }) => url)
  let build: Build | null = null
  let verifiedAt = -Infinity
  let retired: { table: TableNumber; at: number } | null = null

  const onEach = (statementOf: (shard: number) => string) =>
    allDone(shards.map((shard, at) => shard.run([statementOf(at)])))
  const empty = (table: TableNumber) => onEach(() => `TRUNCATE RTINDEX ${rowsTable(table)}`)

  /** Writes how these cars are now. */
  async function write(tables: readonly TableNumber[], keys: readonly number[]): Promise<void> {
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      const some = keys.slice(start, start + AT_ONCE)
      const cars = await readCars(client, some)
      const found = new Set(cars.map(({ car_key }) => car_key))
      await allDone(
        shards.map(async (shard, at) => {
          const isHere = (key: number) => key % shards.length === at
          const here = cars.filter(({ car_key }) => isHere(car_key))
          const gone = some.filter((key) => isHere(key) && !found.has(key))
          for (const table of tables) {
            if (here.length) await shard.run([replaceCars(table, here)])
            if (gone.length) await shard.run([deleteCars(table, gone)])
          }
        }),
      )
    }
  }

  /** Whether any has lost rows, or has some of another time, as after a backup of the database was restored. */
  async function haveOtherRows({ live, batch, nextBatch }: Feed): Promise<boolean> {
    if (live === null || Date.now() - verifiedAt < VERIFY_MS) return false
    const found = await onEach(() => selectStamps(rowsTable(live), batch, nextBatch))
    verifiedAt = Date.now()
    return found.some(([stamps]) => stamps?.length !== 1)
  }

  async function begin(feed: Feed): Promise<void> {
    const table = feed.live === 0 ? 1 : 0
    await noteRebuild(client)
    await empty(table)
    retired = null
    build = { table, afterKey: 0 }
  }

  async function fill(filled: Build): Promise<void> {
    const { rows } = await client.query<{ key: number }>(
      'select car_key::float8 as key from searchable_cars where car_key > $1 order by car_key limit $2',
      [filled.afterKey, AT_ONCE],
    )
    const keys = rows.map(({ key }) => key)
    await write([filled.table], keys)
    filled.afterKey = keys.at(-1) ?? null
  }

  /** Without a table that can be trusted the database answers. */
  async function startAnew(now: string, batch: number): Promise<Feed> {
    build = null
    const position = await currentPosition(client)
    const feed: Feed = { live: null, shards: urls, isRebuildWanted: true, position, batch, nextBatch: batch }
    await writeFeed(client, feed, now)
    return feed
  }

  /** @returns whether there is more to do at once */
  return async function step(): Promise<boolean> {
    const now = await readTime(client)
    const known = await readFeed(client)
    const isTrusted = known && known.shards.join() === urls.join() && !(await haveOtherRows(known))
    const feed = isTrusted ? known : await startAnew(now, known?.batch ?? 0)
    if (!build && (feed.isRebuildWanted || feed.live === null)) await begin(feed)
    if (build?.afterKey != null) await fill(build)
    const changes = await readChanges(client, feed.position)
    if (!changes) {
      await startAnew(now, feed.batch)
      return true
    }
    const isBuilt = build?.afterKey === null
    const tables = [feed.live, build?.table].filter((table) => table !== null && table !== undefined)
    if (changes.carKeys.length || isBuilt) {
      // the time, so that no batch has the number of one that a restored database does not know
      const batch = Math.max(feed.batch + 1, Date.now())
      await noteNextBatch(client, batch)
      await write(tables, changes.carKeys)
      const live = isBuilt && build ? build.table : feed.live
      // before the first is complete nobody asks for stamps
      if (live !== null) await onEach((shard) => replaceStamp(live, shard, batch))
      await writeFeed(client, { ...feed, live, position: changes.position, batch, nextBatch: batch }, now)
      if (isBuilt) {
        build = null
        if (feed.live !== null) retired = { table: feed.live, at: Date.now() }
      }
    }
    if (retired && Date.now() - retired.at > RETIRE_MS) {
      await empty(retired.table)
      retired = null
    }
    return build !== null || changes.carKeys.length > 0
  }
}

/** Waits for all, also where one fails, so that nothing is on its way to a server any more when the feeder begins anew. */
async function allDone<Result>(running: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(running)
  return Promise.all(running)
}

/** Rounded down, to the precision of the column. */
async function readTime(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: string }>(
    `select date_trunc('milliseconds', clock_timestamp())::text as now`,
  )
  return rows[0]?.now ?? ''
}
