import { eq, sql } from 'drizzle-orm'
import type { AdVersion } from '#domain/ad-history/history-of.ts'
import type { AskedPrice } from '#domain/cars/price-steps.ts'
import type { FairPrice } from '#domain/fair-price/estimate-price.ts'
import type { ChosenView } from '#domain/pictures/picture-views.ts'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { settingInEffect } from '#domain/settings/stored-setting.ts'
import { ratingOfStars, starsGiven } from '#server/features/seller-standing/public.ts'
import { storedSetting } from '#server/features/settings/public.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  car_counters,
  car_manual_tags as manual_tag,
  car_pictures as picture,
  cars,
  car_versions as version,
  fair_prices as fair,
  pictures as stored,
  price_history as price,
  profiles,
  searchable_cars as searchable,
  users,
} from '#server/platform/db/schema/index.ts'

const MOST_CHANGES = 60

const theCar = builtOnce((db) =>
  db
    .select({
      car: cars,
      counters: car_counters,
      seller: profiles,
      account_id: users.id,
      images: sql<string[]>`array(
        select ${picture.url} from ${picture} where ${picture.car_id} = ${cars.id} order by ${picture.position})`,
      sizes: sql<(PictureSize | null)[]>`(
        select coalesce(json_agg(
          case when ${stored.width} is not null
          then json_build_object('width', ${stored.width}, 'height', ${stored.height}) end
          order by ${picture.position}), '[]')
        from ${picture} left join ${stored} on ${stored.url} = ${picture.url}
        where ${picture.car_id} = ${cars.id})`,
      views: sql<(ChosenView | null)[]>`array(
        select ${stored.view} from ${picture} left join ${stored} on ${stored.url} = ${picture.url}
        where ${picture.car_id} = ${cars.id} order by ${picture.position})`,
      prices: sql<AskedPrice[]>`(
        select coalesce(json_agg(json_build_object('price', ${price.price}, 'asked_at', ${price.asked_at})), '[]')
        from ${price} where ${price.car_id} = ${cars.id})`,
      versions: sql<AdVersion[]>`(
        select coalesce(json_agg(json_build_object('facts', ${version.facts}, 'since', ${version.since})
          order by ${version.since}), '[]')
        from ${version} where ${version.car_id} = ${cars.id} and (
          ${version.since} = (select min(first.since) from ${version} first where first.car_id = ${cars.id})
          or ${version.since} in (
            select late.since from ${version} late where late.car_id = ${cars.id}
            order by late.since desc limit ${sql.raw(String(MOST_CHANGES))})))`,
      manualTagIds: sql<number[]>`array(
        select ${manual_tag.tag_id} from ${manual_tag} where ${manual_tag.car_id} = ${cars.id})`,
      fair: sql<FairPrice | null>`(
        select json_build_object('expected', ${fair.expected}, 'spread', ${fair.spread}, 'count', ${fair.count})
        from ${fair} join ${searchable} on ${searchable.car_key} = ${fair.car_key}
        where ${fair.car_key} = ${cars.key} and (${fair.model_id}, ${fair.year}, ${fair.mileage})
          = (${searchable.model_id}, ${searchable.year}, ${searchable.mileage}))`,
      sellerAds: sql<number>`(
        select count(*)::int from ${cars} own
        where own.seller_id = ${cars.seller_id} and own.status = 'active' and own.deleted_at is null)`,
      stars: starsGiven(cars.seller_id),
      mostMileage: storedSetting('max_annual_mileage_for_low_tag'),
    })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(users, eq(users.id, cars.seller_id))
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(eq(cars.id, sql.placeholder('car_id')))
    .prepare('read_car'),
)

/** Reads in progress by request, until the response has been sent. */
const beingRead = new WeakMap<object, Map<string, ReturnType<typeof readAll>>>()

/** The read of an ad that another procedure of the same request has started; undefined if there is none. */
export const readMeanwhile = (request: object, carId: string) => beingRead.get(request)?.get(carId)

/**
 * Reads an ad in any state with everything that its page shows. Uses a single statement, since parsing and planning
 * several would take longer than running them.
 */
export function readCar({ db, request }: { db: Db; request?: object }, carId: string) {
  const reading = readAll(db, carId)
  if (request) beingRead.set(request, new Map(beingRead.get(request)).set(carId, reading))
  return reading
}

async function readAll(db: Db, carId: string) {
  const [row] = await theCar(db).execute({ car_id: carId })
  if (!row) return null
  const { stars, mostMileage, ...shown } = row
  return {
    ...shown,
    rating: ratingOfStars(stars),
    mostMileage: settingInEffect('max_annual_mileage_for_low_tag', mostMileage ?? undefined),
  }
}
