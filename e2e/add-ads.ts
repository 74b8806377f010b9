import { addCars, type NewCar } from '#server/features/import/public.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { User } from './add-user.ts'
import type { SiteData } from './site-data.ts'

const DAY_MS = 86_400_000

/** A demo picture, available in the same widths as uploaded pictures. */
const PICTURE = '/pictures/demo/sedan-grey-front34-960.webp?p=dcdcdc-606262-c3c3c3'

/**
 * Adds ads of a seller, newest first: Camrys with different years and prices. They are grey and 20 days old, so that
 * they do not appear in the lists that other tests check.
 * @returns their ids
 */
export async function addAds(
  { db, catalogue }: SiteData,
  seller: User,
  count: number,
  status: 'active' | 'pending' = 'active',
): Promise<string[]> {
  const now = new Date()
  const newCars = Array.from({ length: count }, (_, at): NewCar => {
    const publishedAt = new Date(now.getTime() - 20 * DAY_MS - at * 60_000)
    return {
      images: [PICTURE, PICTURE],
      car: {
        id: newId(),
        seller_id: seller.id,
        status,
        make_id: catalogue.makers.bySlug.get('toyota')?.id ?? 0,
        model_id: catalogue.models.bySlug.get('toyota-camry')?.id ?? 0,
        city_id: catalogue.cities.bySlug.get('riyadh')?.id ?? 0,
        year: 2024 - at,
        price: 90_000 - at * 1000,
        mileage: 60_000 + at * 5000,
        condition: 'used',
        fuel_type: 'gasoline',
        transmission: 'automatic',
        body_types: ['sedan'],
        color: 'grey',
        contact_name: seller.first_name,
        contact_methods: ['message'],
        extra_features: [],
        created_at: publishedAt,
        updated_at: publishedAt,
        published_at: publishedAt,
        expires_at: new Date(now.getTime() + 10 * DAY_MS),
      },
    }
  })
  await db.transaction((tx) => addCars(tx, { newCars, catalogue, now }))
  return newCars.map(({ car }) => car.id)
}

/** Adds processed pictures of a user without an upload. @returns their ids */
export async function addPictures({ db }: SiteData, { id: ownerId }: User, count: number): Promise<string[]> {
  const now = new Date()
  const rows = Array.from({ length: count }, () => ({
    id: newId(),
    owner_id: ownerId,
    state: 'ready' as const,
    url: PICTURE,
    width: 1200,
    height: 800,
    bytes: 100_000,
    created_at: now,
    updated_at: now,
  }))
  await db.insert(pictures).values(rows)
  return rows.map(({ id }) => id)
}
