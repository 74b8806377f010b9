import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { addCars, type NewCar } from '#server/features/import/public.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

/** Values that override those of an active ad for a Toyota Camry in Riyadh. */
export type WantedCar = Partial<NewCar['car']> & {
  make?: string
  model?: string | null
  city?: string
  images?: string[]
  prices?: NewCar['prices']
}

/** @returns the IDs in order, newest first */
export async function givenCars(services: DataServices, ...wanted: WantedCar[]): Promise<string[]> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  const now = clock()
  const sellerId = await givenSeller(services)
  const newCars = wanted.map(
    ({ make = 'toyota', model = 'toyota-camry', city = 'riyadh', images = [], prices, ...car }, at): NewCar => {
      const publishedAt = new Date(now.getTime() - (at + 1) * 60_000)
      return {
        images,
        ...(prices && { prices }),
        car: {
          id: newId(),
          seller_id: sellerId,
          status: 'active',
          make_id: idOf(catalogue.makers.bySlug, make),
          model_id: model === null ? null : idOf(catalogue.models.bySlug, model),
          custom_model: model === null ? 'Prototype' : null,
          year: 2020,
          price: 80_000,
          mileage: 100_000,
          condition: 'used',
          fuel_type: 'gasoline',
          transmission: 'automatic',
          body_types: ['sedan'],
          color: 'white',
          city_id: idOf(catalogue.cities.bySlug, city),
          contact_methods: ['message'],
          extra_features: [],
          created_at: publishedAt,
          updated_at: publishedAt,
          published_at: publishedAt,
          expires_at: new Date(now.getTime() + 30 * DAY_MS),
          ...car,
        },
      }
    },
  )
  await db.transaction((tx) => addCars(tx, { newCars, catalogue, now }))
  return newCars.map(({ car }) => car.id)
}

export async function givenSeller({ db }: DataServices): Promise<string> {
  const id = newId()
  await db.insert(profiles).values({ id, first_name: 'سارة', last_name: 'العتيبي' })
  return id
}

function idOf(rows: ReadonlyMap<string, { id: number }>, slug: string): number {
  const row = rows.get(slug)
  if (!row) throw new Error(`The catalogue lacks ${slug}`)
  return row.id
}
