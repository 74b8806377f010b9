import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AdEvidence } from '#contract/ad-reviews.ts'
import type { Ad } from '#contract/ads.ts'
import { changedFields } from '#domain/ads/changed-fields.ts'
import { adSignals } from '#domain/ads/signals.ts'
import { isMileageSuspicious } from '#domain/cars/bounds.ts'
import { placeholderImage } from '#domain/pictures/placeholder-image.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { findNearDuplicates, listPictures } from '#server/features/pictures/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_events, ad_revisions, car_pictures, cars, profiles, type CarRow } from '#server/platform/db/schema/index.ts'
import { describeAd, getMarketPrice } from '#server/features/ads/public.ts'

const MOST_SIMILAR = 5

/** Reads everything for reviewing an ad, including waiting changes; null if the ad does not exist. */
export async function readEvidence(services: DataServices, carId: string): Promise<AdEvidence | null> {
  const { db, clock } = services
  const [row] = await db
    .select({ car: cars, revision: ad_revisions, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
    .where(eq(cars.id, carId))
  if (!row) return null
  const { car, revision, seller } = row
  const now = clock()
  const catalogue = await services.catalogue()
  const before = describeAd(car, catalogue)
  const ad = revision?.ad ?? before
  const changed = changedFields(before, ad).names
  const [images, imagesBefore, market, sameText, samePictures, events, ads, rejectedCount] = await Promise.all([
    listImages(db, car, ad.picture_ids),
    changed.includes('picture_ids') ? listImages(db, car, before.picture_ids) : [],
    ad.model === null ? null : getMarketPrice(services, { model: ad.model, year: ad.year }),
    listSameText(db, ad, seller.id),
    findNearDuplicates(db, { owner_id: seller.id, picture_ids: ad.picture_ids }),
    listEvents(db, carId),
    countAds(db, seller.id),
    countRejections(db, seller.id),
  ])
  const lookSame = samePictures.map(({ other_car_id }) => other_car_id)
  const similar = await listOwnCards(services, { ids: [...new Set([...lookSame, ...sameText])] })
  return {
    ad,
    changed,
    before,
    names: namesOf([ad, before], catalogue),
    images,
    images_before: imagesBefore,
    signals: adSignals(
      {
        price: ad.price,
        market,
        texts: [ad.ad_title_ar, ad.ad_title_en, ad.description_ar, ad.description_en, ad.price_note],
        joined_at: seller.created_at,
        rejected_count: rejectedCount,
        hasSameText: sameText.length > 0,
        hasSamePictures: samePictures.length > 0,
        isMileageSuspicious: isMileageSuspicious(ad.mileage, ad.year, yearInRiyadh(now)),
      },
      now,
    ),
    market,
    similar_ads: similar.map(({ card }) => ({
      id: card.id,
      why: lookSame.includes(card.id) ? ('pictures' as const) : ('text' as const),
      card,
    })),
    seller: {
      joined_at: seller.created_at.toISOString(),
      language: seller.preferred_language,
      is_verified: seller.identity_verified_at !== null,
      is_phone_verified: seller.phone_number !== null && seller.phone_number === seller.verified_phone_number,
      ads,
      rejected_count: rejectedCount,
    },
    events,
  }
}

/** Ads of other sellers with the same description. */
async function listSameText(db: Db, ad: Ad, sellerId: string): Promise<string[]> {
  const texts = [ad.description_ar, ad.description_en].filter((text) => text !== null)
  if (!texts.length) return []
  const rows = await db
    .select({ id: cars.id })
    .from(cars)
    .where(
      and(
        ne(cars.seller_id, sellerId),
        isNull(cars.deleted_at),
        or(inArray(hashOf(cars.description_ar), hashes(texts)), inArray(hashOf(cars.description_en), hashes(texts))),
      ),
    )
    .limit(MOST_SIMILAR)
  return rows.map(({ id }) => id)
}

/** Names of the slugs in all versions. */
function namesOf(versions: readonly Ad[], { makers, models, cities, regions }: Catalogue): AdEvidence['names'] {
  const named = (rows: readonly ({ name_ar: string; name_en: string } | undefined)[], slugs: readonly string[]) =>
    Object.fromEntries(
      slugs.flatMap((slug, at) => {
        const row = rows[at]
        return row ? [[slug, { ar: row.name_ar, en: row.name_en }]] : []
      }),
    )
  const makes = versions.map(({ make }) => make)
  const modelSlugs = versions.flatMap(({ model }) => model ?? [])
  const citySlugs = versions.map(({ city }) => city)
  const ofCities = citySlugs.map((slug) => cities.bySlug.get(slug))
  return {
    make: named(
      makes.map((slug) => makers.bySlug.get(slug)),
      makes,
    ),
    model: named(
      modelSlugs.map((slug) => models.bySlug.get(slug)),
      modelSlugs,
    ),
    city: named(ofCities, citySlugs),
    region_of_city: named(
      ofCities.map((city) => city && regions.byId.get(city.region_id)),
      citySlugs,
    ),
  }
}

/** For imported and demo ads, pictures that no seller uploaded. */
async function listImages(db: Db, car: CarRow, pictureIds: readonly string[]): Promise<string[]> {
  if (pictureIds.length) {
    const known = new Map(
      (await listPictures(db, { owner_id: car.seller_id, ids: pictureIds })).map(({ id, url }) => [id, url]),
    )
    return pictureIds.flatMap((id) => known.get(id) ?? [])
  }
  const rows = await db
    .select({ url: car_pictures.url })
    .from(car_pictures)
    .where(eq(car_pictures.car_id, car.id))
    .orderBy(asc(car_pictures.position))
  return rows.length ? rows.map(({ url }) => url) : [placeholderImage(car.body_types[0] ?? null, car.color)]
}

/** The expression of the index on descriptions, since complete texts are too long for an index. */
const hashOf = (column: typeof cars.description_ar | typeof cars.description_en) => sql`md5(${column})`
const hashes = (texts: string[]) => texts.map((text) => sql`md5(${text})`)

async function listEvents(db: Db, carId: string): Promise<AdEvidence['events']> {
  const rows = await db
    .select({ event: ad_events, actor: profiles })
    .from(ad_events)
    .leftJoin(profiles, eq(profiles.id, ad_events.actor_id))
    .where(eq(ad_events.car_id, carId))
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

async function countAds(db: Db, sellerId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: cars.status, count: count() })
    .from(cars)
    .where(and(eq(cars.seller_id, sellerId), isNull(cars.deleted_at)))
    .groupBy(cars.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

async function countRejections(db: Db, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ad_events)
    .innerJoin(cars, eq(cars.id, ad_events.car_id))
    .where(and(eq(cars.seller_id, sellerId), inArray(ad_events.action, ['reject', 'reject_revision'])))
  return row?.count ?? 0
}
