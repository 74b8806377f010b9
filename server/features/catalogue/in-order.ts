import { asc, sql, type SQL } from 'drizzle-orm'
import type { car_makers, car_models } from '#server/platform/db/schema/index.ts'

type Table = typeof car_makers | typeof car_models

/** The position of a row that was never moved is its ID times this number, which leaves gaps for other rows. */
export const PLACE_OF_ID = 1024

export const placeOf = (table: Table): SQL<number> =>
  sql<number>`coalesce(${table.position}, ${table.id} * ${sql.raw(String(PLACE_OF_ID))})`

/** The order that admins have set. Reference data has the most common rows first. */
export const inOrder = (table: Table): SQL[] => [asc(placeOf(table)), asc(table.id)]
