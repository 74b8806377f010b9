import type { CarSearchEngine } from './create-car-search.ts'
import type { SearchConditions } from './questions/conditions.ts'
import type { FoundPage, PageQuestion } from './pages/find-page.ts'

type Question = Omit<PageQuestion, 'conditions' | 'now'>

/** A page that lists cars with all of these words first, then the others, each in the sort order. */
export async function findRankedPage(
  { page }: Pick<CarSearchEngine, 'page'>,
  conditions: SearchConditions,
  words: readonly string[],
  question: Question,
): Promise<FoundPage> {
  if (!words.length) return page(conditions, question)
  const saysThem = { field: 'words' as const, words: [...words] }
  const withWords = { ...conditions, typed: [...conditions.typed, saysThem] }
  const others = { ...conditions, typed: [...conditions.typed, { field: 'not' as const, condition: saysThem }] }
  const { after } = question
  if (after?.isPastWords) {
    return pastWords(await page(others, { ...question, after: after.car_key === START.car_key ? null : after }))
  }

  const first = await page(withWords, question)
  const room = question.limit - first.cards.length
  if (first.next) return first
  const rest = await page(others, { ...question, after: null, limit: Math.max(room, 1) })
  if (room > 0) return { cards: [...first.cards, ...rest.cards], next: pastWords(rest).next }
  return { cards: first.cards, next: rest.cards.length ? { ...START, isPastWords: true } : null }
}

/** Precedes all cars, since keys begin at 1. */
const START = { value: 0, car_key: 0 }

const pastWords = ({ cards, next }: FoundPage): FoundPage => ({ cards, next: next && { ...next, isPastWords: true } })
