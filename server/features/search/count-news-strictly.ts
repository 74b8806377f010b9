import { and, sql, type SQL } from 'drizzle-orm'
import { MOST_SEARCH_NEWS } from '#contract/changes.ts'
import type { CarSearch } from '#contract/search.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import {
  ad_events,
  car_versions,
  cars,
  searchable_cars as car,
  searchable_words,
} from '#server/platform/db/schema/index.ts'
import { readSoldRows } from './rows/read-sold-rows.ts'
import { whereAll } from './questions/condition-sql.ts'
import { storedCondition } from './questions/stored-condition.ts'
import { readStrictly } from './text/read-strictly.ts'

interface AskedSearch {
  id: string
  search: CarSearch
  since: Date
}

interface ReadSearch {
  id: string
  stored: SQL | undefined
  where: SQL
  since: Date
}

type NewsCounts = {
  new_count: number
  cheaper_count: number
  edited_count: number
  sold_count: number
  back_count: number
}

/** Older changes are not looked for. */
const LONGEST_MS = 60 * DAY_MS

/**
 * How many results of each search are new, cheaper, edited, sold or back since a time, by the ID of the search. What
 * changed since the earliest time is read once for all, by indexes on the times; searches then choose from it.
 */
export async function countNewsStrictly(
  services: Pick<DataServices, 'db' | 'clock' | 'catalogue'>,
  searches: readonly AskedSearch[],
): Promise<Map<string, NewsCounts>> {
  const catalogue = await services.catalogue()
  const now = services.clock()
  const floor = now.getTime() - LONGEST_MS
  const asked = searches.flatMap(({ id, search, since }) => {
    const { conditions } = readStrictly(search, catalogue, now)
    if (!conditions) return []
    const all = [...conditions.chosen, ...conditions.typed]
    const stored = and(...all.map((one) => storedCondition(one, catalogue)))
    return [{ id, stored, where: whereAll(all, now), since: new Date(Math.max(since.getTime(), floor)) }]
  })
  if (!asked.length) return new Map()
  const oldest = new Date(Math.min(...asked.map(({ since }) => since.getTime()))).toISOString()
  const soldCounts = await countSold(services, asked)
  const { rows } = await services.db.execute<{ id: string } & Omit<NewsCounts, 'sold_count'>>(sql`
    with moved as materialized (
      select ${cars.key} as car_key, ${cars.id} as car_id, max(${car_versions.since}) as last
      from ${car_versions} join ${cars} on ${cars.id} = ${car_versions.car_id}
      where ${car_versions.since} > ${oldest} and ${cars.published_at} < ${car_versions.since}
      group by ${cars.key}, ${cars.id}),
    returned as materialized (
      select ${cars.key} as car_key, ${cars.id} as car_id, max(${ad_events.created_at}) as last
      from ${ad_events} join ${cars} on ${cars.id} = ${ad_events.car_id}
      where ${ad_events.to_state} = 'active' and ${ad_events.from_state} in ('expired', 'sold', 'inactive')
        and ${ad_events.created_at} > ${oldest}
      group by ${cars.key}, ${cars.id})
    ${sql.join(asked.map(countsOf), sql` union all `)}`)
  return new Map(rows.map(({ id, ...counts }) => [id, { ...counts, sold_count: soldCounts.get(id) ?? 0 }]))
}

const atMost = (from: SQL) => sql`(select count(*)::int from (select ${from} limit ${MOST_SEARCH_NEWS}) as found)`

function countsOf({ id, where, since }: ReadSearch): SQL {
  const time = since.toISOString()
  const movedSince = sql`from moved join ${car} on ${car.car_key} = moved.car_key
      cross join lateral (select facts from ${car_versions} where car_id = moved.car_id and since <= ${time}
        order by since desc limit 1) as before
      cross join lateral (select facts from ${car_versions} where car_id = moved.car_id
        order by since desc limit 1) as latest
      where ${where} and moved.last > ${time} and ${car.published_at} <= ${time}`
  return sql`select ${id}::text as id,
    ${atMost(sql`from ${car} where ${where} and ${car.published_at} > ${time}`)} as new_count,
    ${atMost(sql`${movedSince} and ${car.price} < (before.facts ->> 'price')::int`)} as cheaper_count,
    ${atMost(sql`${movedSince} and before.facts - 'price' <> latest.facts - 'price'`)} as edited_count,
    ${atMost(sql`from returned join ${car} on ${car.car_key} = returned.car_key
      where ${where} and returned.last > ${time} and ${car.published_at} <= ${time} and 'active' <> (
        select from_state from ${ad_events}
        where car_id = returned.car_id and created_at > ${time} and from_state <> to_state
        order by created_at limit 1)`)} as back_count`
}

/** Sold ads have no rows in search; here those that they would have take the place of all others. */
async function countSold(
  services: Pick<DataServices, 'db' | 'clock' | 'catalogue'>,
  asked: readonly ReadSearch[],
): Promise<Map<string, number>> {
  const sold = await readSoldRows(services, asked)
  if (!sold.length) return new Map()
  const given = JSON.stringify(sold)
  const countOf = ({ id, where, since }: ReadSearch) => sql`select ${id}::text as id,
    ${atMost(sql`from ${car} join sold on sold.car_key = ${car.car_key}
      where ${where} and sold.sold_at > ${since.toISOString()} and ${car.published_at} <= ${since.toISOString()}`)} as count`
  const { rows } = await services.db.execute<{ id: string; count: number }>(sql`
    with sold as materialized (
      select * from jsonb_to_recordset(${given}::jsonb)
        as given (car_key bigint, sold_at timestamptz, row jsonb, words text[])),
    ${car} as materialized (select (jsonb_populate_record(null::${car}, row)).* from sold),
    ${searchable_words} as materialized (select car_key, array_to_tsvector(words) as words from sold)
    ${sql.join(asked.map(countOf), sql` union all `)}`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
