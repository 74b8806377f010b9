import { CarSearch } from '#contract/search.ts'
import { MOST_COMPARED } from '#domain/assistant/limits.ts'
import type { Message } from '#domain/assistant/read-message.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { filtersOf, isValuePart, type Wish, type WishPart } from '#domain/assistant/wish.ts'
import type { DataServices } from '#server/context.ts'
import { searchCars } from '#server/features/search/public.ts'
import { say } from '../say.ts'

/** Ads side by side: those that the message names by place, or the first of each car that it names, or the first shown. */
export async function* answerComparison(
  services: DataServices,
  { places, wish }: Extract<Message, { kind: 'compare' }>,
  shown: readonly string[],
): AsyncGenerator<StoredPart> {
  const named = places.flatMap((place) => shown[place] ?? [])
  const ids = named.length > 1 ? named : wish ? await firstOfEach(services, wish) : shown
  if (ids.length < 2) {
    yield say('needs_two')
    return
  }
  yield say('compared')
  yield { kind: 'comparison', car_ids: ids.slice(0, MOST_COMPARED) }
}

/** The first ad of each car in the order of the search: of the first one's year where there is one, or a year apart. */
async function firstOfEach(services: DataServices, { parts }: Wish): Promise<string[]> {
  const singles = parts.flatMap((part) =>
    !isValuePart(part) || part.is_excluded || !CARS.includes(part.field)
      ? []
      : part.values.map((value) => ({ ...part, values: [value] })),
  )
  const models = singles.filter(({ field }) => field === 'model')
  const cars = (models.length ? models : singles).slice(0, MOST_COMPARED)
  const common = parts.filter(({ field }) => !CARS.includes(field))
  const firstOf = async (car: WishPart, conditions: readonly WishPart[]) => {
    const { items } = await searchCars(
      services,
      CarSearch.parse({ ...filtersOf({ parts: [car, ...conditions] }), limit: 1 }),
    )
    return items[0] ?? null
  }
  const wanted = async (car: WishPart) => (await firstOf(car, common)) ?? (await firstOf(car, []))
  const [one, ...others] = cars
  const first = one && (await wanted(one))
  if (!first) return (await Promise.all(others.map(wanted))).flatMap((card) => card?.id ?? [])
  const hasYear = common.some(({ field }) => field === 'year')
  const near = { field: 'year' as const, min: first.year - 1, max: first.year + 1 }
  const found = await Promise.all(
    others.map(async (car) => (hasYear ? null : await firstOf(car, [...common, near])) ?? wanted(car)),
  )
  return [first.id, ...found.flatMap((card) => card?.id ?? [])]
}

const CARS = ['make', 'model', 'body_type']
