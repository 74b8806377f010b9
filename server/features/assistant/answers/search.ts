import { CarSearch, type CarPage } from '#contract/search.ts'
import { changeWish } from '#domain/assistant/change-wish.ts'
import { withoutChatter } from '#domain/assistant/chatter.ts'
import { MOST_SHOWN } from '#domain/assistant/limits.ts'
import { DEFAULT_DISTANCE } from '#domain/places/distances.ts'
import { seatsFrom } from '#domain/assistant/people.ts'
import type { SearchMessage } from '#domain/assistant/read-message.ts'
import type { BackQuestion } from '#domain/assistant/sayings.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import {
  filtersOf,
  isRangePart,
  isValuePart,
  keyOfPart,
  partsOf,
  type Wish,
  type WishPart,
} from '#domain/assistant/wish.ts'
import type { DataServices } from '#server/context.ts'
import { searchCars } from '#server/features/search/public.ts'
import { say } from '../say.ts'

const MOST_CHOICES = 4
/** With at least this many ads and this few conditions, a question narrows them down. */
const MANY_ADS = 40
const FEW_PARTS = 2
const MOST_COUNTED = 6
const CARS = ['make', 'model', 'body_type']

export interface SearchOptions {
  /** Whether a question may narrow the search down. */
  narrows?: boolean
  /** Conditions to choose from, for what the car is needed for. */
  needs?: readonly (readonly WishPart[])[]
  seats?: readonly number[]
  /** Whether the ads should be near to the person, whose city is asked for. */
  asksForNear?: boolean
  asksForCleanHistory?: boolean
  otherGoods?: SearchMessage['otherGoods']
  notUnderstood?: readonly string[]
  /** Whether other ads than those of the last answer are asked for, which has none. */
  asksForOthers?: boolean
}

/** What is looked for, the first ads in the order of the public search, and a question where it helps. */
export async function* answerSearch(
  services: DataServices,
  wish: Wish,
  {
    narrows = false,
    needs = [],
    seats = [],
    asksForNear = false,
    asksForCleanHistory = false,
    otherGoods = null,
    notUnderstood = [],
    asksForOthers = false,
  }: SearchOptions = {},
): AsyncGenerator<StoredPart> {
  if (otherGoods) yield say('other_goods')
  const page = await searchCars(services, CarSearch.parse(searchOf(wish, MOST_SHOWN)))
  const unsaid = withoutChatter(page.understood.unsaid)
  yield { kind: 'wish', wish, not_understood: [...new Set([...notUnderstood, ...unsaid])] }
  const total = page.total ?? page.items.length
  if (total === 0) {
    const choices = relaxed(page, wish)
    yield say(asksForOthers ? 'none_others' : choices.length ? 'none_found' : 'none_left')
    if (choices.length) yield { kind: 'question', question: 'relax', choices }
    if (asksForCleanHistory) yield* answerCleanHistory()
    return
  }
  yield say(total === 1 ? 'found_one' : 'found', { count: total })
  yield { kind: 'cars', car_ids: page.items.map(({ id }) => id), total, next: page.next }
  if (asksForCleanHistory) yield* answerCleanHistory()
  const purposes = wish.parts.some(({ field }) => CARS.includes(field)) ? [] : needs
  const isWide = narrows && otherGoods === null && total >= MANY_ADS && wish.parts.length <= FEW_PARTS
  const families = seats.map((least): WishPart[] => [{ field: 'seats', values: seatsFrom(least), is_excluded: false }])
  const question = asksForNear
    ? await asking(services, 'near_city', wish, nearCities(page), total)
    : families.length
      ? await asking(services, 'seats', wish, families, total)
      : purposes.length
        ? await asking(services, 'body_type', wish, purposes, total)
        : isWide && (await narrowing(services, wish, page, total))
  if (question) yield question
}

/** The next ads of a search. Without `next` its ads have not been shown. */
export async function* answerMore(
  services: DataServices,
  wish: Wish,
  next: string | null | undefined,
): AsyncGenerator<StoredPart> {
  if (next === undefined) {
    yield* answerSearch(services, wish, { asksForOthers: true })
    return
  }
  const asked = { ...searchOf(wish, MOST_SHOWN), ...(next !== null && { after: next }) }
  const page = next === null ? null : await searchCars(services, CarSearch.parse(asked))
  if (!page?.items.length) {
    yield say('no_more')
    return
  }
  yield say('more')
  yield { kind: 'wish', wish, not_understood: [] }
  const total = page.total ?? page.items.length
  yield { kind: 'cars', car_ids: page.items.map(({ id }) => id), total, next: page.next }
}

/** Who tells of accidents and paint, and how to check it. */
export function* answerCleanHistory(): Generator<StoredPart> {
  yield say('stated_by_sellers')
  yield { kind: 'facts', topics: ['inspection'], calculators: ['transfer'] }
}

const searchOf = (wish: Wish, limit: number) => ({
  ...filtersOf(wish),
  ...(wish.words && { q: wish.words }),
  sort: wish.sort,
  limit,
  facets: true,
  only_facets: ['body_type', 'city'],
})

/** Searches without one of the conditions that find no ads together. */
const relaxed = ({ relaxations }: CarPage, wish: Wish) =>
  relaxations
    .filter(({ total }) => total > 0)
    .slice(0, MOST_CHOICES)
    .map(({ fields, without, total }) => {
      const kept = wish.parts.filter((part) => !fields.includes(keyOfPart(part)) && !hasEnd(part, fields))
      const added = partsOf(without.filters).filter((part) => !kept.some((one) => keyOfPart(one) === keyOfPart(part)))
      return {
        key: fields.join(' ') || 'words',
        wish: { parts: [...kept, ...added], words: without.q, sort: without.sort ?? wish.sort },
        total,
      }
    })

const hasEnd = (part: Wish['parts'][number], fields: readonly string[]): boolean =>
  isRangePart(part) && [`${part.field}_min`, `${part.field}_max`].some((end) => fields.includes(end))

/** Conditions to choose from: near to one of the cities with the most ads. */
const nearCities = ({ facets }: CarPage): WishPart[][] =>
  (facets?.city ?? [])
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => [{ field: 'near', city: value, within: DEFAULT_DISTANCE }])

/** Asks for a budget, the most useful condition, or for a body type if there is one. */
async function narrowing(services: DataServices, wish: Wish, { facets }: CarPage, total: number) {
  if (!wish.parts.some(({ field }) => field === 'price')) {
    const budgets = await services.search.budgets()
    const ranges = budgets.map(({ price_min: min = null, price_max: max = null }): WishPart[] => [
      { field: 'price', min, max },
    ])
    return asking(services, 'budget', wish, ranges, total)
  }
  if (wish.parts.some(({ field }) => CARS.includes(field))) return null
  const bodies = (facets?.body_type ?? []).filter(({ count }) => count > 0)
  const kinds = bodies.map(({ value }): WishPart[] => [{ field: 'body_type', values: [value], is_excluded: false }])
  return asking(services, 'body_type', wish, kinds, total)
}

/** A question whose answers add conditions; only answers that find some of the ads, but not all. */
async function asking(
  services: DataServices,
  question: BackQuestion,
  wish: Wish,
  answers: readonly (readonly WishPart[])[],
  total: number,
): Promise<StoredPart | null> {
  const counted = answers.slice(0, MOST_COUNTED).map(async (parts) => {
    const chosen = changeWish(wish, { parts, words: '', sort: null }, 'replace')
    const found = await searchCars(services, CarSearch.parse(searchOf(chosen, 1)))
    return { key: parts.map(keyOfChoice).join(' '), wish: chosen, total: found.total ?? 0 }
  })
  const helpful = (await Promise.all(counted)).filter((choice) => choice.total > 0 && choice.total < total)
  // "six or more" and "seven or more" that find as many find the same
  const choices = helpful.filter(
    (choice, at) => question !== 'seats' || helpful.findIndex((other) => other.total === choice.total) === at,
  )
  const most = question === 'near_city' ? MOST_COUNTED : MOST_CHOICES
  return choices.length > (question === 'seats' ? 0 : 1)
    ? { kind: 'question', question, choices: choices.slice(0, most) }
    : null
}

const keyOfChoice = (part: WishPart): string =>
  `${part.field} ${isValuePart(part) ? part.values.join() : isRangePart(part) ? `${part.min ?? ''}-${part.max ?? ''}` : part.city}`
