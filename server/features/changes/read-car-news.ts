import { sql } from 'drizzle-orm'
import type { CarNews } from '#contract/changes.ts'
import type { MainFacts } from '#domain/ad-history/main-facts.ts'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { carNews } from '#domain/changes/car-news.ts'
import type { DataServices } from '#server/context.ts'
import { namedNow } from '#server/features/ad-history/public.ts'
import { listSavedCards } from '#server/features/cars/public.ts'
import { ad_events, car_versions, cars, profiles } from '#server/platform/db/schema/index.ts'

export interface SeenCar {
  car_id: string
  since: Date
}

interface Found {
  car_id: string
  before: MainFacts | null
  after: MainFacts | null
  state_then: AdState
}

/** What has become of ads since they were seen, in their order. Ads without a change are left out. */
export async function readCarNews(services: DataServices, seen: readonly SeenCar[]): Promise<CarNews[]> {
  if (!seen.length) return []
  const found = await findChanged(services, seen)
  const [catalogue, saved] = await Promise.all([
    services.catalogue(),
    listSavedCards(services, { ids: found.map(({ car_id }) => car_id) }),
  ])
  const cardOf = new Map(saved.map((one) => [one.card.id, one]))
  return found.flatMap(({ car_id, before, after, state_then }) => {
    const one = cardOf.get(car_id)
    if (!one) return []
    const facts = { before: before && namedNow(before, catalogue), after: after && namedNow(after, catalogue) }
    const news = carNews({ ...facts, from: state_then, ended: one.ended })
    return news ? [{ card: one.card, ...news }] : []
  })
}

/** One statement, which reads a few rows of each ad by indexes: its versions, and its first change of state since. */
async function findChanged({ db, clock }: DataServices, seen: readonly SeenCar[]): Promise<Found[]> {
  const now = clock().toISOString()
  const asked = seen.map((one, place) => ({ ...one, place }))
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select given.car_id, before.facts as before, latest.facts as after, past.state as state_then
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (car_id uuid, since timestamptz, place integer)
    join ${cars} on ${cars.id} = given.car_id
    join ${profiles} on ${profiles.id} = ${cars.seller_id}
    left join lateral (
      select facts from ${car_versions} where car_id = given.car_id and since <= given.since
      order by since desc limit 1) before on true
    left join lateral (
      select facts from ${car_versions} where car_id = given.car_id order by since desc limit 1) latest on true
    left join lateral (
      select from_state from ${ad_events}
      where car_id = given.car_id and created_at > given.since and from_state <> to_state
      order by created_at limit 1) event on true
    cross join lateral (
      select case
        when event.from_state is not null then event.from_state
        when ${profiles.status} <> 'active' or ${cars.deleted_at} is not null then 'deleted'
        when ${cars.status} = 'active' and ${cars.expires_at} <= given.since then 'expired'
        else ${cars.status} end as state) as past
    where before.facts is distinct from latest.facts or event.from_state is not null
      or (past.state = 'active' and ${cars.expires_at} <= ${now})
    order by given.place`)
  return rows
}
