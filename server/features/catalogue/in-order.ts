import { asc, sql, type SQL } from 'drizzle-orm'
import type { car_makers, car_models } from '#server/platform/db/schema/index.ts'

type Table = typeof car_makers | typeof car_models

/** A row that was never moved is at its id times this, which leaves room between rows. */
export const PLACE_OF_ID = 1024

export const placeOf = (table: Table): SQL<number> =>
  sql<number>`coalesce(${table.position}, ${table.id} * ${sql.raw(String(PLACE_OF_ID))})`

/** As admins ordered them; the reference data comes with the most common first. */
export const inOrder = (table: Table): SQL[] => [asc(placeOf(table)), asc(table.id)]
