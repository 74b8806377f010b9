import { and, inArray } from 'drizzle-orm'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import type { Db } from '#server/platform/db/client.ts'
import { promotions } from '#server/platform/db/schema/index.ts'

type OpenState = (typeof OPEN_STATES)[number]

/** @returns the state of the open promotion by ID of the ad */
export async function listOpenPromotions(db: Db, carIds: readonly string[]): Promise<Map<string, OpenState>> {
  const rows = await db
    .select({ car_id: promotions.car_id, state: promotions.state })
    .from(promotions)
    .where(and(inArray(promotions.car_id, [...carIds]), inArray(promotions.state, [...OPEN_STATES])))
  return new Map(rows.map(({ car_id, state }) => [car_id, state as OpenState]))
}
