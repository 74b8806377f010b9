import { desc, eq, isNotNull, and, sql } from 'drizzle-orm'
import type { CarNews, SearchNews } from '#contract/changes.ts'
import { newsSince } from '#domain/changes/seen.ts'
import type { Services } from '#server/context.ts'
import { countNewsStrictly } from '#server/features/search/public.ts'
import { readSavedQuery } from '#server/features/saved-searches/public.ts'
import { favorites, saved_searches, seen_cars } from '#server/platform/db/schema/index.ts'
import { readCarNews, type SeenCar } from './read-car-news.ts'

const MOST_VIEWED = 30

interface Changes {
  as_of: string
  cars: (CarNews & { is_favorite: boolean })[]
  searches: SearchNews[]
  can_show_again: boolean
}

type Needed = Pick<Services, 'db' | 'clock' | 'catalogue' | 'search'> & Parameters<typeof readCarNews>[0]

/** What has changed since the last visit of a user. */
export async function listChanges(services: Needed, userId: string): Promise<Changes> {
  const now = services.clock()
  const [saved, viewed, searches] = await Promise.all([
    listSeenFavorites(services, userId),
    listViewed(services, userId),
    services.db.select().from(saved_searches).where(eq(saved_searches.user_id, userId)),
  ])
  const favoriteIds = new Set(saved.map(({ car_id }) => car_id))
  const asked = [...saved, ...viewed.filter(({ car_id }) => !favoriteIds.has(car_id))]
  const [news, found] = await Promise.all([
    readCarNews(
      services,
      asked.map(({ car_id, ...seen }): SeenCar => ({ car_id, since: newsSince(seen, now) })),
    ),
    countSearchNews(services, searches, now),
  ])
  return {
    as_of: now.toISOString(),
    cars: news.map((one) => ({ ...one, is_favorite: favoriteIds.has(one.card.id) })),
    searches: found,
    can_show_again: [...asked, ...searches].some(
      (seen) => seen.seen_before !== null && newsSince(seen, now) > seen.seen_before,
    ),
  }
}

/** A favorite that was never marked is as it was when it was saved. */
function listSeenFavorites({ db }: Needed, userId: string) {
  return db
    .select({
      car_id: favorites.car_id,
      seen_at: sql<Date>`coalesce(${seen_cars.seen_at}, ${favorites.saved_at})`.mapWith(seen_cars.seen_at),
      seen_before: seen_cars.seen_before,
    })
    .from(favorites)
    .leftJoin(seen_cars, and(eq(seen_cars.user_id, favorites.user_id), eq(seen_cars.car_id, favorites.car_id)))
    .where(eq(favorites.user_id, userId))
    .orderBy(desc(favorites.saved_at))
}

function listViewed({ db }: Needed, userId: string) {
  return db
    .select({ car_id: seen_cars.car_id, seen_at: seen_cars.seen_at, seen_before: seen_cars.seen_before })
    .from(seen_cars)
    .where(and(eq(seen_cars.user_id, userId), isNotNull(seen_cars.viewed_at)))
    .orderBy(desc(seen_cars.viewed_at))
    .limit(MOST_VIEWED)
}

type Search = typeof saved_searches.$inferSelect

async function countSearchNews(services: Needed, searches: readonly Search[], now: Date): Promise<SearchNews[]> {
  const asked = searches.flatMap((one) => {
    const search = readSavedQuery(one.query)
    return search ? [{ ...one, search, since: newsSince(one, now) }] : []
  })
  const counts = await countNewsStrictly(services, asked)
  return asked.flatMap(({ id, name, query }) => {
    const counted = counts.get(id)
    return counted && Object.values(counted).some((count) => count > 0) ? [{ id, name, query, ...counted }] : []
  })
}
