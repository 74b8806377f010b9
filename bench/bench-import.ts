import { existsSync, mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCars, readMapping } from '#server/features/import/public.ts'
import { openPreparedDatabase } from '#server/platform/db/open-prepared-database.ts'
import { createShutdown } from '#server/platform/shutdown.ts'
import { createDataServices } from '#server/services.ts'
import { reported, type Figure } from './report.ts'

const REAL = new URL('../../shared/data/syarah_ads/syarah_ads_ar_en.dev.csv', import.meta.url).pathname
const MAPPING = new URL('./real-ads.mapping.json', import.meta.url).pathname

/** A file of real Saudi ads beside the checkout; skipped if absent. */
export async function benchImport(): Promise<Figure[]> {
  if (!existsSync(REAL)) return []
  const folder = mkdtempSync(join(tmpdir(), 'sayyad-bench-'))
  chmodSync(folder, 0o755)
  const shutdown = createShutdown()
  try {
    const database = await openPreparedDatabase(
      { dataDir: folder, databaseUrl: null, slowQueryMs: 60_000, workers: 1, backups: { isContinuous: false } },
      shutdown,
      () => {},
    )
    const started = performance.now()
    const report = await importCars(createDataServices(database), { file: REAL, mapping: readMapping(MAPPING) })
    const unnamed = report.refused.filter(({ reasons }) => reasons.some((reason) => /^(make|model):/.test(reason)))
    return [
      reported('rows of real ads', report.rows, 'rows'),
      reported('rows a second', (report.rows * 1000) / (performance.now() - started), 'rows/s'),
      reported('ads added', report.added, 'ads'),
      reported('rows in which no make or model was found', unnamed.length, 'rows'),
    ]
  } finally {
    await shutdown.run()
    rmSync(folder, { recursive: true, force: true })
  }
}
