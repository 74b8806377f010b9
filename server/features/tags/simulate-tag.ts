import { eq, inArray } from 'drizzle-orm'
import type { TagSimulation, TagToSimulate } from '#contract/tags.ts'
import type { CarCard } from '#contract/cars.ts'
import type { CarColumns } from '#domain/tags/car-columns.ts'
import { simulateTag as simulate } from '#domain/tags/simulate-tag.ts'
import type { DataServices } from '#server/context.ts'
import { presentCards, readTagContext, type StoredCard } from '#server/features/cars/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_cards, car_manual_tags, car_tags, cars } from '#server/platform/db/schema/index.ts'

/** The effect of a rule, or of another limit for low mileage. Based on data that may be a minute old. */
export async function simulateTag(services: DataServices, input: TagToSimulate): Promise<TagSimulation> {
  const { db, clock } = services
  const columns = await services.carColumns()
  const { tags } = await services.catalogue()
  const context = await readTagContext(db, clock())
  const [tag = null] =
    input.tag_id === null ? [] : await db.select().from(car_tags).where(eq(car_tags.id, input.tag_id))
  const { max_annual_mileage_for_low_tag = context.max_annual_mileage_for_low_tag } = input
  const result = simulate(
    columns,
    tags,
    {
      tag,
      enabled: input.enabled,
      priority: tag?.priority ?? Infinity,
      activation_rules: input.activation_rules,
      given: input.activation_rules.type === 'manual' ? await readGiven(db, columns, input.tag_id) : new Set(),
    },
    { ...context, max_annual_mileage_for_low_tag },
  )
  const { gains, loses, near } = result
  const cards = await readCardsAt(services, columns, [...gains.first, ...loses.first, ...near.map(({ at }) => at)])
  const cardsOf = (places: readonly number[]) => places.flatMap((at) => cards.get(at) ?? [])
  return {
    ...result,
    gains: { count: gains.count, first: cardsOf(gains.first) },
    loses: { count: loses.count, first: cardsOf(loses.first) },
    near: near.flatMap(({ at, type, value }) => cardsOf([at]).map((card) => ({ card, type, value }))),
  }
}

async function readGiven(db: Db, columns: CarColumns, tagId: number | null): Promise<Set<number>> {
  if (tagId === null) return new Set()
  const rows = await db
    .select({ key: cars.key })
    .from(car_manual_tags)
    .innerJoin(cars, eq(cars.id, car_manual_tags.car_id))
    .where(eq(car_manual_tags.tag_id, tagId))
  return new Set(rows.map(({ key }) => columns.keys.indexOf(key)))
}

/** The cards of cars, without those that were sold meanwhile. */
async function readCardsAt(
  services: DataServices,
  { keys }: CarColumns,
  places: readonly number[],
): Promise<Map<number, CarCard>> {
  const wanted = new Map(places.map((at) => [keys[at] ?? 0, at]))
  if (!wanted.size) return new Map()
  const rows = await services.db
    .select({ key: car_cards.car_key, card: car_cards.card })
    .from(car_cards)
    .where(inArray(car_cards.car_key, [...wanted.keys()]))
  const cards = await presentCards(
    services,
    rows.map(({ card }) => card as StoredCard),
  )
  return new Map(rows.flatMap(({ key }, at) => (cards[at] ? [[wanted.get(key) ?? 0, cards[at]]] : [])))
}
