import { CarSearch, type CarPage } from '#contract/search.ts'
import { MOST_SHOWN } from '#domain/assistant/limits.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { filtersOf, isRangePart, keyOfPart, partsOf, type Wish } from '#domain/assistant/wish.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import type { DataServices } from '#server/context.ts'
import { searchCars } from '#server/features/search/public.ts'
import { say } from '../say.ts'

const MOST_CHOICES = 4
/** With at least this many ads and this few conditions, a question narrows them down. */
const MANY_ADS = 40
const FEW_PARTS = 2

/** What is looked for, the first ads in the order of the public search, and a question where it helps. */
export async function* answerSearch(
  services: DataServices,
  wish: Wish,
  understood?: Understood,
): AsyncGenerator<StoredPart> {
  if (understood?.other_goods) yield say('other_goods')
  const page = await searchCars(services, CarSearch.parse(searchOf(wish)))
  yield { kind: 'wish', wish, not_understood: notUnderstood(page, understood) }
  const total = page.total ?? page.items.length
  if (total === 0) {
    const choices = relaxed(page, wish)
    yield say(choices.length ? 'none_found' : 'none_left')
    if (choices.length) yield { kind: 'question', question: 'relax', choices }
    return
  }
  yield say(total === 1 ? 'found_one' : 'found', { count: total })
  yield { kind: 'cars', car_ids: page.items.map(({ id }) => id), total }
  const question = total >= MANY_ADS && wish.parts.length <= FEW_PARTS ? await narrowing(services, wish) : null
  if (question) yield question
}

const searchOf = (wish: Wish) => ({
  ...filtersOf(wish),
  ...(wish.words && { q: wish.words }),
  sort: wish.sort,
  limit: MOST_SHOWN,
  facets: true,
  only_facets: ['body_type'],
})

function notUnderstood({ understood: read }: CarPage, understood: Understood | undefined): string[] {
  const unread = understood ? [...understood.unused, ...understood.unread] : []
  return [...new Set([...unread, ...read.unsaid])]
}

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

/** Asks for a budget, the most useful condition, unless there is one. */
async function narrowing({ search }: DataServices, wish: Wish): Promise<StoredPart | null> {
  if (wish.parts.some(({ field }) => field === 'price')) return null
  const budgets = await search.budgets()
  const choices = budgets.slice(0, MOST_CHOICES).map(({ price_min = null, price_max = null }) => ({
    key: `price ${price_min ?? ''}-${price_max ?? ''}`,
    wish: { ...wish, parts: [...wish.parts, { field: 'price' as const, min: price_min, max: price_max }] },
    total: null,
  }))
  return choices.length ? { kind: 'question', question: 'budget', choices } : null
}
