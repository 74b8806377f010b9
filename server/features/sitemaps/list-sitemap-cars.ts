import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import type { SitemapPage } from './write-sitemap.ts'

/** The number of keys per file. The cost of a file does not depend on the number of ads. */
const KEYS_IN_FILE = 10_000

/** Numbers of files with at least one public ad, starting at 1. */
export async function listSitemapFiles({ db, clock }: DataServices): Promise<number[]> {
  const file = sql<number>`((${searchable_cars.car_key} - 1) / ${sql.raw(String(KEYS_IN_FILE))} + 1)::int`
  const rows = await db
    .selectDistinct({ file })
    .from(searchable_cars)
    .where(gt(searchable_cars.expires_at, clock()))
    .orderBy(asc(file))
  return rows.map((row) => row.file)
}

/** The public ads in a file; empty after the last file. */
export async function listSitemapCars({ db, clock }: DataServices, file: number): Promise<SitemapPage[]> {
  const first = (file - 1) * KEYS_IN_FILE
  const rows = await db
    .select({ id: cars.id, changed_at: cars.updated_at })
    .from(searchable_cars)
    .innerJoin(cars, eq(cars.key, searchable_cars.car_key))
    .where(
      and(
        gt(searchable_cars.car_key, first),
        lte(searchable_cars.car_key, first + KEYS_IN_FILE),
        gt(searchable_cars.expires_at, clock()),
      ),
    )
    .orderBy(asc(searchable_cars.car_key))
  return rows.map(({ id, changed_at }) => ({ path: `/car/${id}`, changed_at }))
}
