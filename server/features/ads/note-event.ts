import type { AdAction, AdState } from '#domain/ads/lifecycle.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_events } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

interface AdEvent {
  car_id: string
  /** Null for scheduled jobs. */
  actor_id: string | null
  action: AdAction
  from_state: AdState
  to_state: AdState
  note?: string | null
  now: Date
}

/** Adds an entry to the history of an ad. Call it in the transaction of the change. */
export async function noteEvent(tx: Db, { now, ...event }: AdEvent): Promise<void> {
  await tx.insert(ad_events).values({ id: newId(), created_at: now, ...event })
}
