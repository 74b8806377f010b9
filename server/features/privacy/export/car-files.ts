import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import {
  ad_events,
  ad_revisions,
  car_pictures,
  car_versions,
  cars,
  drafts,
  favorites,
  offer_floors,
  pictures,
  price_history,
  promotions,
  saved_searches,
  seen_cars,
  shortlist_cars,
  shortlists,
} from '#server/platform/db/schema/index.ts'
import type { ExportedFiles } from './files.ts'

/** Data about the user as seller and buyer. */
export const CAR_FILES: ExportedFiles = {
  ads: readAds,
  drafts: (db, userId) => db.select().from(drafts).where(eq(drafts.owner_id, userId)),
  ad_revisions: (db, userId) =>
    db
      .select()
      .from(ad_revisions)
      .where(inArray(ad_revisions.car_id, ownCarIds(db, userId))),
  ad_versions: (db, userId) =>
    db
      .select()
      .from(car_versions)
      .where(inArray(car_versions.car_id, ownCarIds(db, userId)))
      .orderBy(asc(car_versions.since)),
  ad_events: (db, userId) =>
    db
      .select({
        car_id: ad_events.car_id,
        action: ad_events.action,
        from_state: ad_events.from_state,
        to_state: ad_events.to_state,
        note: ad_events.note,
        created_at: ad_events.created_at,
      })
      .from(ad_events)
      .where(inArray(ad_events.car_id, ownCarIds(db, userId)))
      .orderBy(asc(ad_events.created_at)),
  pictures: (db, userId) =>
    db
      .select({
        id: pictures.id,
        state: pictures.state,
        url: pictures.url,
        bytes: pictures.bytes,
        created_at: pictures.created_at,
      })
      .from(pictures)
      .where(eq(pictures.owner_id, userId)),
  offer_floors: (db, userId) =>
    db
      .select()
      .from(offer_floors)
      .where(inArray(offer_floors.car_id, ownCarIds(db, userId))),
  promotions: (db, userId) =>
    db
      .select({
        car_id: promotions.car_id,
        state: promotions.state,
        days: promotions.days,
        price: promotions.price,
        vat_percent: promotions.vat_percent,
        invoice_number: promotions.invoice_number,
        transfer_reference: promotions.transfer_reference,
        decline_note: promotions.decline_note,
        requested_at: promotions.requested_at,
      })
      .from(promotions)
      .where(eq(promotions.seller_id, userId)),
  favorites: (db, userId) => db.select().from(favorites).where(eq(favorites.user_id, userId)),
  seen_cars: (db, userId) => db.select().from(seen_cars).where(eq(seen_cars.user_id, userId)),
  saved_searches: (db, userId) =>
    db
      .select({ name: saved_searches.name, query: saved_searches.query, alert: saved_searches.alert })
      .from(saved_searches)
      .where(eq(saved_searches.user_id, userId)),
  shortlists: (db, userId) =>
    db
      .select({ name: shortlists.name, car_id: shortlist_cars.car_id, created_at: shortlists.created_at })
      .from(shortlists)
      .leftJoin(shortlist_cars, eq(shortlist_cars.shortlist_id, shortlists.id))
      .where(eq(shortlists.user_id, userId))
      .orderBy(asc(shortlists.created_at), asc(shortlist_cars.place)),
}

const ownCarIds = (db: Db, userId: string) => db.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, userId))

async function readAds(db: Db, userId: string) {
  const [own, shown, prices] = await Promise.all([
    db.select().from(cars).where(eq(cars.seller_id, userId)).orderBy(asc(cars.key)),
    db
      .select()
      .from(car_pictures)
      .where(inArray(car_pictures.car_id, ownCarIds(db, userId))),
    db
      .select()
      .from(price_history)
      .where(inArray(price_history.car_id, ownCarIds(db, userId))),
  ])
  const picturesOf = Map.groupBy(shown, ({ car_id }) => car_id)
  const pricesOf = Map.groupBy(prices, ({ car_id }) => car_id)
  return own.map(({ search_title: _, ...car }) => ({
    ...car,
    pictures: picturesOf.get(car.id) ?? [],
    prices: pricesOf.get(car.id) ?? [],
  }))
}
