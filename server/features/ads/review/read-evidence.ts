import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AdEvidence } from '#contract/ad-reviews.ts'
import type { Ad } from '#contract/ads.ts'
import { changedFacts } from '#domain/ads/changed-facts.ts'
import { adSignals } from '#domain/ads/signals.ts'
import { isMileageSuspicious } from '#domain/cars/bounds.ts'
import { placeholderImage } from '#domain/pictures/placeholder-image.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { findNearDuplicates, listPictures } from '#server/features/pictures/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_events, ad_revisions, car_pictures, cars, profiles } from '#server/platform/db/schema/index.ts'
import { describeAd } from '../describe-ad.ts'
import { getMarketPrice } from '../get-market-price.ts'
import type { CarRow } from '../own-ad.ts'

const MOST_SIMILAR = 5

/** What an ad is judged by, with the changes that wait; null where there is no such ad. */
export async function readEvidence(services: DataServices, car_id: string): Promise<AdEvidence | null> {
  const { db, clock } = services
  const [row] = await db
    .select({ car: cars, revision: ad_revisions, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
    .where(eq(cars.id, car_id))
  if (!row) return null
  const { car, revision, seller } = row
  const now = clock()
  const catalogue = await services.catalogue()
  const before = describeAd(car, catalogue)
  const ad = revision?.ad ?? before
  const changed = changedFacts(before, ad).names
  const [images, images_before, market, same_text, same_pictures, events, ads, rejected_count] = await Promise.all([
    listImages(db, car, ad.picture_ids),
    changed.includes('picture_ids') ? listImages(db, car, before.picture_ids) : [],
    ad.model === null ? null : getMarketPrice(services, { model: ad.model, year: ad.year }),
    listSameText(db, ad, seller.id),
    findNearDuplicates(db, { owner_id: seller.id, picture_ids: ad.picture_ids }),
    listEvents(db, car_id),
    countAds(db, seller.id),
    countRejections(db, seller.id),
  ])
  const look_same = same_pictures.flatMap(({ other_car_id }) => other_car_id ?? [])
  const similar = await listOwnCards(services, { ids: [...new Set([...look_same, ...same_text])] })
  return {
    ad,
    changed,
    before,
    names: namesOf([ad, before], catalogue),
    images,
    images_before,
    signals: adSignals(
      {
        price: ad.price,
        market,
        texts: [ad.ad_title_ar, ad.ad_title_en, ad.description_ar, ad.description_en],
        joined_at: seller.created_at,
        rejected_count,
        has_same_text: same_text.length > 0,
        has_same_pictures: same_pictures.length > 0,
        is_mileage_suspicious: isMileageSuspicious(ad.mileage, ad.year, now.getUTCFullYear()),
      },
      now,
    ),
    market,
    similar_ads: similar.map(({ card }) => ({
      id: card.id,
      why: look_same.includes(card.id) ? ('pictures' as const) : ('text' as const),
      card,
    })),
    seller: {
      joined_at: seller.created_at.toISOString(),
      language: seller.preferred_language,
      is_verified: seller.identity_verified_at !== null,
      is_phone_verified: seller.phone_number !== null && seller.phone_number === seller.verified_phone_number,
      ads,
      rejected_count,
    },
    events,
  }
}

/** Ads of others that have the very same description. */
async function listSameText(db: Db, ad: Ad, seller_id: string): Promise<string[]> {
  const texts = [ad.description_ar, ad.description_en].filter((text) => text !== null)
  if (!texts.length) return []
  const rows = await db
    .select({ id: cars.id })
    .from(cars)
    .where(
      and(
        ne(cars.seller_id, seller_id),
        isNull(cars.deleted_at),
        or(inArray(hashOf(cars.description_ar), hashes(texts)), inArray(hashOf(cars.description_en), hashes(texts))),
      ),
    )
    .limit(MOST_SIMILAR)
  return rows.map(({ id }) => id)
}

/** Of what the versions say by slugs. */
function namesOf(versions: readonly Ad[], { makers, models, cities, regions }: Catalogue): AdEvidence['names'] {
  const named = (rows: readonly ({ name_ar: string; name_en: string } | undefined)[], slugs: readonly string[]) =>
    Object.fromEntries(
      slugs.flatMap((slug, at) => {
        const row = rows[at]
        return row ? [[slug, { ar: row.name_ar, en: row.name_en }]] : []
      }),
    )
  const makes = versions.map(({ make }) => make)
  const model_slugs = versions.flatMap(({ model }) => model ?? [])
  const city_slugs = versions.map(({ city }) => city)
  const of_cities = city_slugs.map((slug) => cities.bySlug.get(slug))
  return {
    make: named(
      makes.map((slug) => makers.bySlug.get(slug)),
      makes,
    ),
    model: named(
      model_slugs.map((slug) => models.bySlug.get(slug)),
      model_slugs,
    ),
    city: named(of_cities, city_slugs),
    region_of_city: named(
      of_cities.map((city) => city && regions.byId.get(city.region_id)),
      city_slugs,
    ),
  }
}

/** Imported and invented ads have pictures without a picture of their seller. */
async function listImages(db: Db, car: CarRow, picture_ids: readonly string[]): Promise<string[]> {
  if (picture_ids.length) {
    const known = new Map(
      (await listPictures(db, { owner_id: car.seller_id, ids: picture_ids })).map(({ id, url }) => [id, url]),
    )
    return picture_ids.flatMap((id) => known.get(id) ?? [])
  }
  const rows = await db
    .select({ url: car_pictures.url })
    .from(car_pictures)
    .where(eq(car_pictures.car_id, car.id))
    .orderBy(asc(car_pictures.position))
  return rows.length ? rows.map(({ url }) => url) : [placeholderImage(car.body_types[0] ?? null, car.color)]
}

/** As the index on descriptions has it: whole texts are too long for one. */
const hashOf = (column: typeof cars.description_ar | typeof cars.description_en) => sql`md5(${column})`
const hashes = (texts: string[]) => texts.map((text) => sql`md5(${text})`)

async function listEvents(db: Db, car_id: string): Promise<AdEvidence['events']> {
  const rows = await db
    .select({ event: ad_events, actor: profiles })
    .from(ad_events)
    .leftJoin(profiles, eq(profiles.id, ad_events.actor_id))
    .where(eq(ad_events.car_id, car_id))
    .orderBy(asc(ad_events.created_at), asc(ad_events.id))
  return rows.map(({ event, actor }) => ({
    action: event.action,
    actor_name: actor && (displayName(actor) ?? 'User'),
    from_state: event.from_state,
    to_state: event.to_state,
    note: event.note,
    created_at: event.created_at.toISOString(),
  }))
}

async function countAds(db: Db, seller_id: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: cars.status, count: count() })
    .from(cars)
    .where(and(eq(cars.seller_id, seller_id), isNull(cars.deleted_at)))
    .groupBy(cars.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

async function countRejections(db: Db, seller_id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ad_events)
    .innerJoin(cars, eq(cars.id, ad_events.car_id))
    .where(and(eq(cars.seller_id, seller_id), inArray(ad_events.action, ['reject', 'reject_revision'])))
  return row?.count ?? 0
}
