import { CarSearch } from '#contract/search.ts'
import { MOST_COMPARED } from '#domain/assistant/limits.ts'
import type { Message } from '#domain/assistant/read-message.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { filtersOf, isRangePart } from '#domain/assistant/wish.ts'
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

async function firstOfEach(services: DataServices, wish: NonNullable<Extract<Message, { kind: 'compare' }>['wish']>) {
  const singles = wish.parts.flatMap((part) =>
    isRangePart(part) || part.is_excluded ? [] : part.values.map((value) => ({ ...part, values: [value] })),
  )
  const models = singles.filter(({ field }) => field === 'model')
  const found = await Promise.all(
    (models.length ? models : singles)
      .slice(0, MOST_COMPARED)
      .map((part) => searchCars(services, CarSearch.parse({ ...filtersOf({ parts: [part] }), limit: 1 }))),
  )
  return found.flatMap(({ items: [first] }) => first?.id ?? [])
}
