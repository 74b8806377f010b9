import type { CarCard } from '#contract/cars.ts'
import type { CarSearch, StrictReading } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import { presentCards } from '#server/features/cars/public.ts'
import { readStrictly } from './text/read-strictly.ts'

type Needed = Pick<DataServices, 'db' | 'clock' | 'catalogue' | 'search'>

/** The newest ads that match a search to the letter, for whatever runs without a person who looks. */
export async function searchStrictly(services: Needed, search: CarSearch, limit: number): Promise<CarCard[]> {
  const { conditions } = readStrictly(search, await services.catalogue(), services.clock())
  if (!conditions) return []
  const { cards } = await services.search.page(conditions, { sort: 'newest', after: null, limit })
  return presentCards(services, cards)
}

/** How `searchStrictly` reads a search. */
export async function explainStrictly(
  { clock, catalogue, search: engine }: Needed,
  search: CarSearch,
): Promise<StrictReading> {
  const { problem, corrected, parts } = readStrictly(search, await catalogue(), clock())
  const areSaid = await Promise.all(parts.map(({ words }) => isSaid(engine, words)))
  const texts = parts.map(({ text }) => text)
  return { problem, corrected, words: texts, unsaid: texts.filter((_, at) => !areSaid[at]) }
}

/** Whether an active ad contains all of the words, which are normalised. */
export async function isSaid(engine: Needed['search'], words: string[]): Promise<boolean> {
  const typed = [{ field: 'words' as const, words }]
  const { cards } = await engine.page({ chosen: [], typed }, { sort: 'newest', after: null, limit: 1 })
  return cards.length > 0
}
