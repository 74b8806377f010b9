import { desc, eq } from 'drizzle-orm'
import type { Favorite } from '#contract/favorites.ts'
import type { FavoriteSort } from '#domain/favorites/sorts.ts'
import type { DataServices } from '#server/context.ts'
import { listSavedCards } from '#server/features/cars/public.ts'
import { favorites } from '#server/platform/db/schema/index.ts'

/** Most recently saved first. */
export async function listFavoriteIds({ db }: DataServices, userId: string): Promise<string[]> {
  const rows = await db
    .select({ car_id: favorites.car_id })
    .from(favorites)
    .where(eq(favorites.user_id, userId))
    .orderBy(desc(favorites.saved_at), desc(favorites.car_id))
  return rows.map(({ car_id }) => car_id)
}

const ORDER: Record<FavoriteSort, (a: Favorite, b: Favorite) => number> = {
  saved: () => 0,
  // ads without a price come last in both directions
  price_asc: (a, b) => (a.card.price ?? Infinity) - (b.card.price ?? Infinity) || 0,
  price_desc: (a, b) => (b.card.price ?? 0) - (a.card.price ?? 0),
  newest: (a, b) => b.card.published_at.localeCompare(a.card.published_at),
}

/** Active ads first, sorted as requested. */
export async function listFavorites(
  services: DataServices,
  { user_id, sort }: { user_id: string; sort: FavoriteSort },
): Promise<Favorite[]> {
  const rows = await services.db
    .select()
    .from(favorites)
    .where(eq(favorites.user_id, user_id))
    .orderBy(desc(favorites.saved_at), desc(favorites.car_id))
  const saved = await listSavedCards(services, { ids: rows.map(({ car_id }) => car_id) })
  const cardOf = new Map(saved.map((one) => [one.card.id, one]))
  return rows
    .flatMap(({ car_id, saved_at, price_when_saved }) => {
      const one = cardOf.get(car_id)
      return one ? [{ ...one, saved_at: saved_at.toISOString(), price_when_saved }] : []
    })
    .toSorted((a, b) => Number(a.ended !== null) - Number(b.ended !== null) || ORDER[sort](a, b))
}
