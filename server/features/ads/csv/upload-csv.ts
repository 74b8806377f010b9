import { eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { v5 as idOf } from 'uuid'
import type { CsvReport } from '#contract/ads.ts'
import { isColumnTitle, readColumns } from '#domain/import/read-columns.ts'
import { createUsualPrices } from '#domain/import/usual-prices.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { CallContext } from '#server/context.ts'
import {
  readRow,
  readUploadedTable,
  withoutInstalment,
  type CsvRow,
  type ReadRow,
} from '#server/features/import/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { cars, drafts } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { Limit } from '#server/platform/limits.ts'
import { MOST_DRAFTS } from '../drafts.ts'
import { describeRow, draftFields } from './describe-row.ts'
import { readLines } from './read-lines.ts'

const UPLOADS: Limit = { name: 'ad_csv', points: 60, seconds: 3600, inMemory: true }
/** An additional column, for files without IDs. */
const REF = '\0ref'

interface Input {
  file?: File | undefined
  csv?: string | undefined
  /** Whether to only report the outcome. */
  dry_run: boolean
}

/**
 * Reads rows like the import command and creates a draft from each. The ID of a draft depends on the ID in the file or,
 * without one, on the content of the row, so uploading a file again adds nothing.
 * @throws INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function uploadCsv(context: CallContext, { dry_run, ...uploaded }: Input): Promise<CsvReport> {
  const ownerId = requireUser(context).id
  await context.limits.take(UPLOADS, ownerId)
  const catalogue = await context.catalogue()
  const now = context.clock()
  const { titles, other_sheets, lines } = await readUploadedTable(uploaded, isColumnTitle, async (table) => ({
    ...table,
    lines: await readLines(table.lines),
  }))
  const { columns, missing, ignored } = readColumns(titles)
  if (missing.length) return { missing, ignored, other_sheets, rows: [] }

  const mapping = { source: 'upload', columns: { ...columns, id: REF }, values: {} }
  const marketOf = await context.marketPrices()
  const inFile = createUsualPrices()
  const read: { line: number; id: string; row: ReadRow }[] = []
  for (const { line, record } of lines) {
    const ref = (columns.id && record[columns.id]) || fingerprint(record)
    const row = readRow({ ...record, [REF]: ref }, mapping, catalogue, yearInRiyadh(now))
    if ('fields' in row) inFile.note(row.fields)
    read.push({ line, id: idOf(ref, ownerId), row })
    // reading takes milliseconds per row, so other requests get a turn
    await nextTurn()
  }
  return context.db.transaction(async (tx) => {
    const { known, room } = await lockDrafts(
      tx,
      ownerId,
      read.map(({ id }) => id),
    )
    const added: (typeof drafts.$inferInsert)[] = []
    const rows = read.map(({ line, id, row: asRead }): CsvReport['rows'][number] => {
      if ('faults' in asRead) return { line, outcome: 'refused', car: null, faults: asRead.faults, repairs: [] }
      const usual = marketOf(asRead.fields)?.middle ?? inFile.of(asRead.fields)
      const row = withoutInstalment(asRead, usual)
      const result = { line, car: describeRow(row.fields, catalogue), faults: [], repairs: row.repairs }
      if (known.has(id)) return { ...result, outcome: 'known' }
      if (added.length >= room) return { ...result, outcome: 'no_room' }
      known.add(id)
      const fields = draftFields(row.fields, catalogue)
      added.push({ id, owner_id: ownerId, fields, picture_ids: [], version: 1, created_at: now, updated_at: now })
      return { ...result, outcome: 'draft' }
    })
    if (added.length && !dry_run) await tx.insert(drafts).values(added)
    return { missing, ignored, other_sheets, rows }
  })
}

/** IDs that already belong to drafts or ads, and how many more drafts may be added. */
async function lockDrafts(
  tx: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<{ known: Set<string>; room: number }> {
  await lockAccount(tx, ownerId)
  const idsIn = (table: typeof drafts | typeof cars) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
  const known = await idsIn(drafts).unionAll(idsIn(cars))
  const count = await tx.$count(drafts, eq(drafts.owner_id, ownerId))
  return { known: new Set(known.map(({ id }) => id)), room: Math.max(0, MOST_DRAFTS - count) }
}

const fingerprint = (record: CsvRow): string => createHash('sha256').update(JSON.stringify(record)).digest('hex')
