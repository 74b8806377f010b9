import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Db } from '#server/platform/db/client.ts'
import type { Position } from '../car-index/follow-changes.ts'
import type { TableNumber } from './server-tables.ts'

/** How far the search server is; times by the clock of the database, in milliseconds. */
export interface FeedProgress {
  /** The table that answers; null while none is complete. */
  live: TableNumber | null
  /** The number of servers with rows. */
  shards: number
  /** Of the last batch that all of them have. */
  batch: number
  now: number
  /** The server has all changes that were committed before. */
  fedAt: number
  /** The start of the oldest change that it lacks; null if it has all. */
  behindSince: number | null
}

/** Null before the first feeding. */
export async function readProgress(db: Db): Promise<FeedProgress | null> {
  const { rows } = await db.execute<FeedProgress & { is_whole: boolean } & Record<string, unknown>>(sql`
    select live_table as live, cardinality(shards) as shards, batch::float8,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      (extract(epoch from fed_at) * 1000)::float8 as "fedAt",
      newest = 0 or exists(select from search_changes where id = newest) as is_whole,
      (select (extract(epoch from min(changed_at)) * 1000)::float8 from search_changes
        where transaction >= next_transaction and id <> all(applied)) as "behindSince"
    from search_feeds`)
  const [row] = rows
  if (!row) return null
  const { is_whole, ...progress } = row
  // changes that were cut from the log may be missing
  return is_whole ? progress : { ...progress, behindSince: Math.min(progress.fedAt, progress.behindSince ?? Infinity) }
}

/** What the feeder knows. */
export interface Feed {
  live: TableNumber | null
  shards: string[]
  isRebuildWanted: boolean
  position: Position
  batch: number
  /** The same, or that of the batch that is being written. */
  nextBatch: number
}

export async function readFeed(client: ClientBase): Promise<Feed | null> {
  const { rows } = await client.query<
    Pick<Feed, 'live' | 'shards' | 'isRebuildWanted' | 'batch' | 'nextBatch'> & {
      next: string
      applied: number[]
      newest: number
    }
  >(`select live_table as live, shards, is_rebuild_wanted as "isRebuildWanted", batch::float8, next_batch::float8 as "nextBatch",
      next_transaction::text as next, applied::float8[], newest::float8 from search_feeds`)
  const [row] = rows
  if (!row) return null
  const { next, applied, newest, ...feed } = row
  return { ...feed, position: { nextTransaction: next, applied: new Set(applied), newest } }
}

/** @param fedAt by the clock of the database */
export async function writeFeed(client: ClientBase, feed: Feed, fedAt: string): Promise<void> {
  const { live, shards, position, batch, nextBatch } = feed
  await client.query(
    `insert into search_feeds (id, live_table, shards, next_transaction, applied, newest, batch, next_batch, fed_at)
      values (1, $1, $2, $3::xid8, $4, $5, $6, $7, $8)
      on conflict (id) do update set live_table = excluded.live_table, shards = excluded.shards,
        next_transaction = excluded.next_transaction, applied = excluded.applied, newest = excluded.newest,
        batch = excluded.batch, next_batch = excluded.next_batch, fed_at = excluded.fed_at`,
    [live, shards, position.nextTransaction, [...position.applied], position.newest, batch, nextBatch, fedAt],
  )
}

export async function noteNextBatch(client: ClientBase, batch: number): Promise<void> {
  await client.query('update search_feeds set next_batch = $1', [batch])
}

export async function noteRebuild(client: ClientBase): Promise<void> {
  await client.query('update search_feeds set is_rebuild_wanted = false')
}

export async function wantRebuild(db: Db): Promise<void> {
  await db.execute(sql`update search_feeds set is_rebuild_wanted = true`)
}
