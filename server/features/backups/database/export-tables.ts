import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Header, Manifest, Table } from '../format/backup-format.ts'
import { createRowSum } from '../format/row-sum.ts'

/** Tables of the job queue that are backed up. It creates the others itself. */
const JOB_TABLES = ['queue', 'job']
export const JOBS_SCHEMA = 'pgboss'

/** Reads what the database is at this moment: everything that follows on the connection is of the same. */
export async function openSnapshot(
  client: pg.Client,
): Promise<Pick<Header, 'postgres' | 'migrations' | 'jobs_version' | 'tables'>> {
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client)
  // else a change of the structure could come between
  for (const table of tables) await client.query(`lock table ${quote(client, table)} in access share mode`)
  const { rows: migrations } = await client.query<{ created_at: string; hash: string }>(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  )
  const { rows: servers } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return {
    postgres: servers[0]?.version ?? '',
    migrations: migrations.map(({ created_at, hash }) => ({ created_at: Number(created_at), hash })),
    jobs_version: await readJobsVersion(client),
    tables,
  }
}

/** The version of the tables of the job queue; null if there are none. */
export async function readJobsVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(`select to_regclass('${JOBS_SCHEMA}.version') is not null as exists`)
  if (!rows[0]?.exists) return null
  const versions = await client.query<{ version: number }>(`select version from ${JOBS_SCHEMA}.version`)
  return versions.rows[0]?.version ?? null
}

/** The tables of the site with their columns, without those that the database computes. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and (n.nspname = 'public' or (n.nspname = $1 and c.relname = any($2)))
    group by 1, 2
    order by n.nspname = 'public' desc, array_position($2, c.relname::text), 2`,
    [JOBS_SCHEMA, JOB_TABLES],
  )
  return rows
}

/** The rows of a table as text. */
export async function* exportTable(client: pg.Client, table: Table): AsyncGenerator<Buffer, number> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  // a table with partitions is only copied by a query
  const isPartitioned = table.schema === JOBS_SCHEMA && table.name === 'job'
  const source = isPartitioned
    ? `(select ${columns} from ${quote(client, table)})`
    : `${quote(client, table)} (${columns})`
  const copied = client.query(copyTo(`copy ${source} to stdout`))
  yield* copied as AsyncIterable<Buffer>
  return copied.rowCount
}

/** Counts and sums up the rows of a table. */
export async function sumRows(
  client: pg.Client,
  table: Table,
): Promise<Pick<Manifest['tables'][number], 'rows' | 'row_sum'>> {
  const rowSum = createRowSum()
  const chunks = exportTable(client, table)
  let next = await chunks.next()
  for (; !next.done; next = await chunks.next()) rowSum.add(next.value)
  return { rows: next.value, row_sum: rowSum.end() }
}

/** The last values of the sequences of columns, if they have been used. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `select sequencename as name, last_value::text from pg_sequences
    where schemaname = 'public' and last_value is not null and exists (
      select from pg_depend
      where objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('a', 'i'))
    order by 1`,
  )
  return rows
}

export const quote = (client: pg.Client, { schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
