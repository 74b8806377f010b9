import { DAY_MS } from '#domain/durations.ts'
import { createUsualPrices } from '#domain/import/usual-prices.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { DataServices } from '#server/context.ts'
import { addCars } from './add-cars.ts'
import { writeFairPrices } from '#server/features/fair-price/public.ts'
import { writeMarketPrices } from '#server/features/market/public.ts'
import { compactSearchIndexes } from '#server/features/search/public.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Mapping } from './mapping.ts'
import { openTable } from './open-table.ts'
import { readRow, type ImportedFields, type TakenRow } from './read-row.ts'
import { faultSentence } from './row-faults.ts'
import { withoutInstalment } from './without-instalment.ts'

/** The owner of imported ads. */
export const HOUSE_ACCOUNT = '00000000-0000-7000-8000-000000000001'

export interface ImportReport {
  rows: number
  added: number
  /** Rows that were imported before, and duplicates in the file. */
  known: number
  repaired: number
  /** Rows that were imported without a price. */
  on_request: number
  refused: { line: number; id: string; reasons: string[] }[]
  /** Sheets that were not read, although they are not empty. */
  other_sheets: string[]
}

interface ImportCars {
  file: string
  mapping: Mapping
}

const BATCH = 250
const SHOWN_DAYS = 30
/**
 * In riyals. A higher price cannot be an instalment, so few rows have to wait until the usual price of such cars is
 * known.
 */
const MOST_INSTALMENT = 20_000

/**
 * Imports all valid rows in batches, each in its own transaction. Running the import again, for example after a crash,
 * adds only missing rows.
 */
export async function importCars(services: DataServices, { file, mapping }: ImportCars): Promise<ImportReport> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  const now = clock()
  await db
    .insert(profiles)
    .values({ id: HOUSE_ACCOUNT, first_name: 'صيّاد', last_name: 'Sayyad' })
    .onConflictDoNothing({ target: profiles.id })

  const report: ImportReport = {
    rows: 0,
    added: 0,
    known: 0,
    repaired: 0,
    on_request: 0,
    refused: [],
    other_sheets: [],
  }
  let batch: ImportedFields[] = []
  async function store(): Promise<void> {
    const newCars = batch.map((fields) => ({ images: [], car: { ...fields, ...imported(now) } }))
    const added = await db.transaction((tx) => addCars(tx, { newCars, catalogue, now }))
    report.added += added.size
    report.known += newCars.length - added.size
    batch = []
  }

  async function take({ fields, repairs }: TakenRow): Promise<void> {
    if (repairs.length) report.repaired += 1
    if (fields.price === null) report.on_request += 1
    batch.push(fields)
    if (batch.length === BATCH) await store()
  }

  const marketOf = await services.marketPrices()
  const inFile = createUsualPrices()
  const perhapsInstalments: TakenRow[] = []
  await openTable(file, Object.values(mapping.columns), async ({ other_sheets, lines }) => {
    report.other_sheets = other_sheets
    for await (const { record, line } of lines) {
      report.rows += 1
      const read = readRow(record, mapping, catalogue, yearInRiyadh(now))
      if ('faults' in read) {
        const id = record[mapping.columns.id ?? ''] ?? ''
        report.refused.push({ line, id, reasons: read.faults.map(faultSentence) })
        continue
      }
      inFile.note(read.fields)
      if (read.fields.price !== null && read.fields.price < MOST_INSTALMENT) perhapsInstalments.push(read)
      else await take(read)
    }
  })
  for (const row of perhapsInstalments) {
    await take(withoutInstalment(row, marketOf(row.fields)?.middle ?? inFile.of(row.fields)))
  }
  if (batch.length) await store()
  if (report.added) {
    await writeMarketPrices(db, clock())
    await writeFairPrices(db, clock())
    await compactSearchIndexes(db)
  }
  return report
}

function imported(now: Date) {
  return {
    id: newId(),
    seller_id: HOUSE_ACCOUNT,
    status: 'active' as const,
    created_at: now,
    updated_at: now,
    published_at: now,
    expires_at: new Date(now.getTime() + SHOWN_DAYS * DAY_MS),
    contact_methods: [],
  }
}
