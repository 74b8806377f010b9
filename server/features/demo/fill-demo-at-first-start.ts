import { count, eq } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { addDemoCars } from './add-demo-cars.ts'

const FILLED = 'demo_filled'
const SEED = 2026

/** Adds demo ads to an empty marketplace once. Continues after an interruption. */
export async function fillDemoAtFirstStart(
  services: DataServices,
  wanted: number,
  log: (text: string) => void,
): Promise<void> {
  const { db } = services
  if ((await readSetting(db, FILLED)) === true) return
  const [real] = await db.select({ count: count() }).from(cars).where(eq(cars.demo, false))
  const [demo] = await db.select({ count: count() }).from(cars).where(eq(cars.demo, true))
  const missing = real?.count ? 0 : wanted - (demo?.count ?? 0)
  if (missing > 0) {
    log(`adding ${missing} demo ads…`)
    await addDemoCars(services, { count: missing, seed: SEED + (demo?.count ?? 0), log })
  }
  await db.transaction((tx) => writeSetting(tx, FILLED, true))
}
