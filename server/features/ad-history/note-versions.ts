import { sql } from 'drizzle-orm'
import { mainFactsOf } from '#domain/ad-history/main-facts.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_versions, price_history } from '#server/platform/db/schema/index.ts'

interface Version {
  car: { id: string } & Parameters<typeof mainFactsOf>[0]
  since: Date
}

/**
 * Keeps what ads say in public, and their prices, in the transaction that shows it. A version with the facts of the
 * latest one is left out, and so is a price that the ad asks already.
 */
export async function noteVersions(tx: Db, versions: readonly Version[]): Promise<void> {
  if (!versions.length) return
  const rows = versions.map(({ car, since }) => ({ car_id: car.id, since, facts: mainFactsOf(car) }))
  await tx.execute(sql`
    insert into ${car_versions} (car_id, since, facts)
    select given.car_id, given.since, given.facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (car_id uuid, since timestamptz, facts jsonb)
    where given.facts is distinct from (
      select latest.facts from ${car_versions} latest
      where latest.car_id = given.car_id order by latest.since desc limit 1)
    on conflict (car_id, since) do update set facts = excluded.facts`)
  const prices = versions.map(({ car, since }) => ({ car_id: car.id, asked_at: since, price: car.price ?? null }))
  await tx.execute(sql`
    insert into ${price_history} (car_id, asked_at, price)
    select given.car_id, given.asked_at, given.price
    from jsonb_populate_recordset(null::${price_history}, ${JSON.stringify(prices)}::jsonb) as given
    where not exists (
      select from (
        select latest.price from ${price_history} latest
        where latest.car_id = given.car_id order by latest.asked_at desc limit 1) asked
      where asked.price is not distinct from given.price)
    on conflict (car_id, asked_at) do update set price = excluded.price`)
}
