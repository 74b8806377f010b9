import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#server/platform/db/client.ts'

/** Tables from which search rows are built, and the search tables themselves. */
const SEARCH_TABLES = [
  'app_settings',
  'car_cards',
  'car_counters',
  'car_makers',
  'car_manual_tags',
  'car_models',
  'car_pictures',
  'car_tags',
  'cars',
  'cities',
  'fair_prices',
  'pictures',
  'price_history',
  'profiles',
  'regions',
  'searchable_cars',
  'searchable_words',
]

/** Creates triggers that count writes to these tables. Only in test databases. */
export async function countSearchWrites(client: pg.ClientBase | pg.Pool): Promise<void> {
  await client.query(`
    create unlogged sequence search_writes;
    select nextval('search_writes');
    create function count_search_write() returns trigger language plpgsql as $$
    begin
      perform nextval('search_writes');
      return null;
    end $$`)
  for (const table of SEARCH_TABLES) {
    await client.query(`
      create trigger count_search_write after insert or update or delete or truncate on ${table}
      for each statement when (current_setting('sayyad.counts_search_writes', true) is distinct from 'off')
      execute function count_search_write()`)
  }
}

/**
 * The number of writes so far, including those that were rolled back.
 * @returns null while a transaction that may have written is open
 */
export async function numberOfSearchWrites(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ last_value: string }>(sql`select last_value from search_writes`)
  const { rowCount } = await db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`)
  return rowCount ? null : (rows[0]?.last_value ?? null)
}

/** Leaves the writes of the transaction out of the count. */
export async function leaveOutOfSearchWrites(tx: Db): Promise<void> {
  await tx.execute(sql`set local sayyad.counts_search_writes = 'off'`)
}

/** Tables read by the transaction whose writes are not counted. */
export async function findUncountedTables(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and mode in ('AccessShareLock', 'RowShareLock')
      and relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return rows.map(({ name }) => name).filter((name) => !SEARCH_TABLES.includes(name))
}
