import type { AssistantState, Question } from '#contract/assistant.ts'
import { comparedWish, withHigherBudget } from '#domain/assistant/compared-wish.ts'
import { withoutEnd, withoutLastPart, withoutPart } from '#domain/assistant/change-wish.ts'
import { MOST_PAST } from '#domain/assistant/limits.ts'
import { readMessage, type Before, type Message } from '#domain/assistant/read-message.ts'
import type { Saying } from '#domain/assistant/sayings.ts'
import { SITE_MATTERS } from '#domain/assistant/site-matters.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { isOfACar } from '#domain/assistant/topics.ts'
import { isEmptyWish, keyOfPart, NO_WISH, type Wish } from '#domain/assistant/wish.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { textLength } from '#domain/text/text-length.ts'
import type { DataServices } from '#server/context.ts'
import { listCards } from '#server/features/cars/public.ts'
import { createReader } from '#server/features/search/public.ts'
import { answerAboutCar } from './answers/about-car.ts'
import { answerComparison } from './answers/comparison.ts'
import { answerInstalments } from './answers/instalments.ts'
import { answerMore, answerSearch, type SearchOptions } from './answers/search.ts'
import { answerTopics } from './answers/topic.ts'
import { rankBySaidWords, saidWords } from './rank-by-said-words.ts'
import { say } from './say.ts'

export interface Answer {
  parts: AsyncIterable<StoredPart> | Iterable<StoredPart>
  /** What the next message refers to; `shown` is replaced by the ads of the answer, if it has any. */
  state: AssistantState
}

/** Answers a message from the site's own reading and data. */
export async function answerMessage(
  services: DataServices,
  { message, wish: chosen, car_id }: Pick<Question, 'message' | 'wish' | 'car_id'>,
  before: AssistantState,
): Promise<Answer> {
  const { about, topic = null, loan = null, ...state } = before
  if (chosen) {
    return topic && chosen.parts.some(({ field }) => field === 'model')
      ? {
          parts: understood(chosen, answerTopics(services, [topic], chosen)),
          state: { ...changed(state, chosen), topic },
        }
      : searching(services, chosen, state, { narrows: true })
  }
  const { understand } = createReader(await services.catalogue(), services.clock())
  if (car_id !== undefined) {
    const read = readMessage(message, NOTHING_BEFORE, understand)
    if (isBesideTheAd(read)) return answerRead(services, read, { ...state, shown: [car_id] }, car_id)
    const ofTheAd = readMessage(message, { ...NOTHING_BEFORE, shown: 1, isAboutOne: true, loan }, understand)
    if (ofTheAd.kind === 'instalments') {
      const asked = ofTheAd.loan.price === null ? { ...ofTheAd, place: null } : ofTheAd
      return { parts: answerInstalments(services, asked, car_id), state: { ...state, about: car_id } }
    }
    return { parts: answerAboutCar(services, car_id, message), state: { ...state, about: car_id } }
  }
  const said = { wish: state.wish, shown: state.shown.length, isAboutOne: about !== undefined, topic, loan }
  return answerRead(services, readMessage(message, said, understand), state, about)
}

const NOTHING_BEFORE: Before = { wish: NO_WISH, shown: 0, isAboutOne: false, topic: null, loan: null }
/** What a message to one ad may ask for besides that ad. Its delivery and warranty are matters of its seller. */
const BESIDE_THE_AD: readonly Message['kind'][] = ['greeting', 'thanks', 'contact', 'site', 'compare_with_shown']
const isBesideTheAd = (read: Message): boolean =>
  BESIDE_THE_AD.includes(read.kind) && !(read.kind === 'site' && ['delivery', 'guarantee'].includes(read.matter))

async function answerRead(
  services: DataServices,
  read: Message,
  state: AssistantState,
  about: string | undefined,
): Promise<Answer> {
  switch (read.kind) {
    case 'search': {
      const ranked = await rankBySaidWords(services, read)
      return searching(services, ranked.wish, state, { ...ranked, narrows: ranked.isNew })
    }
    case 'add_words': {
      const said = await saidWords(services, read.words)
      if (!said.length) return only('not_understood', state)
      const words = [...new Set([...state.wish.words.split(' '), ...said])].join(' ').trim()
      if (textLength(words) > QUERY_MAX_LENGTH) return only('not_understood', state)
      const notUnderstood = read.words.filter((word) => !said.includes(word))
      return searching(services, { ...state.wish, words }, state, { notUnderstood })
    }
    case 'more':
      if (!state.shown.length && isEmptyWish(state.wish)) return only('nothing_shown', state)
      return { parts: answerMore(services, state.wish, state.next), state }
    case 'undo': {
      const wish = state.past.at(-1)
      if (!wish) return only('nothing_to_undo', state)
      return after('undone', searching(services, wish, { ...state, past: state.past.slice(0, -2) }))
    }
    case 'restart':
      return only('restarted', { ...changed(state, NO_WISH), shown: [] })
    case 'remove_last':
      if (isEmptyWish(state.wish)) return only('nothing_to_remove', state)
      return after('removed', searching(services, withoutLastPart(state.wish), state))
    case 'free':
      if (!isFreeing(state.wish, read.keys)) return only('nothing_to_remove', state)
      return after('removed', searching(services, freed(state.wish, read.keys), state))
    case 'loosen': {
      const wish = withoutEnd(state.wish, read)
      return wish ? searching(services, wish, state) : only('nothing_to_remove', state)
    }
    case 'compare_with_shown': {
      const shown = await listCards(services, { ids: state.shown })
      if (!shown.length) return only('nothing_shown', state)
      const wish = comparedWish(state.wish, read.comparison, shown)
      return wish ? searching(services, wish, state) : only('nothing_beyond', state)
    }
    case 'raise_budget': {
      const wish = withHigherBudget(state.wish, read.by)
      return wish ? searching(services, wish, state) : only('not_understood', state)
    }
    case 'compare':
      return { parts: answerComparison(services, read, state.shown), state }
    case 'about_car': {
      const carId = read.place === null ? about : state.shown[read.place]
      if (carId === undefined) return only('nothing_shown', state)
      return { parts: answerAboutCar(services, carId, read.question), state: { ...state, about: carId } }
    }
    case 'topic': {
      const topic = read.topics.find(isOfACar)
      const parts = answerTopics(services, read.topics, read.wish)
      if (!topic) return { parts, state }
      if (!read.names) return { parts, state: { ...state, topic } }
      return { parts: understood(read.wish, parts), state: { ...changed(state, read.wish), topic } }
    }
    case 'instalments': {
      const carId = typeof read.place === 'number' ? state.shown[read.place] : about
      const parts = answerInstalments(services, read, carId)
      return { parts, state: { ...state, ...(carId !== undefined && { about: carId }) } }
    }
    case 'contact':
      return { parts: [say('contact'), { kind: 'contact' }], state }
    case 'site': {
      const pages = SITE_MATTERS[read.matter]
      const answer: StoredPart[] = [say(`site_${read.matter}`)]
      return { parts: pages.length ? [...answer, { kind: 'site_pages', pages }] : answer, state }
    }
    case 'refusal':
      return only(`refused_${read.refusal}`, state)
    default:
      return only(read.kind, state)
  }
}

/** An answer after the wish that it is about. */
async function* understood(wish: Wish, parts: AsyncIterable<StoredPart>): AsyncGenerator<StoredPart> {
  yield { kind: 'wish', wish, not_understood: [] }
  yield* parts
}

const isFreeing = ({ parts, sort }: Wish, keys: readonly string[]): boolean =>
  parts.some((part) => keys.includes(keyOfPart(part))) || (keys.includes('sort') && sort !== DEFAULT_SORT)

const freed = (wish: Wish, keys: readonly string[]): Wish =>
  keys.reduce((left, key) => (key === 'sort' ? { ...left, sort: DEFAULT_SORT } : withoutPart(left, key)), wish)

/** The wish before is kept for undoing. */
const changed = ({ next: _next, ...state }: AssistantState, wish: Wish): AssistantState => ({
  ...state,
  wish,
  past: [...state.past, state.wish].slice(-MOST_PAST),
})

const searching = (services: DataServices, wish: Wish, state: AssistantState, options?: SearchOptions): Answer => ({
  parts: answerSearch(services, wish, options),
  state: changed(state, wish),
})

const only = (saying: Saying, state: AssistantState): Answer => ({ parts: [say(saying)], state })

const after = (saying: Saying, { parts, state }: Answer): Answer => ({ parts: joined([say(saying)], parts), state })

async function* joined(first: readonly StoredPart[], then: Answer['parts']): AsyncIterable<StoredPart> {
  yield* first
  yield* then
}
