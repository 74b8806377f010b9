import type { AssistantState, Question } from '#contract/assistant.ts'
import { comparedWish } from '#domain/assistant/compared-wish.ts'
import { withoutLastPart, withoutPart } from '#domain/assistant/change-wish.ts'
import { MOST_PAST } from '#domain/assistant/limits.ts'
import { readMessage, type Before, type Message } from '#domain/assistant/read-message.ts'
import type { Saying } from '#domain/assistant/sayings.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { isOfACar } from '#domain/assistant/topics.ts'
import { isEmptyWish, keyOfPart, NO_WISH, type Wish } from '#domain/assistant/wish.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import type { DataServices } from '#server/context.ts'
import { listCards } from '#server/features/cars/public.ts'
import { createReader } from '#server/features/search/public.ts'
import { answerAboutCar } from './answers/about-car.ts'
import { answerComparison } from './answers/comparison.ts'
import { answerSearch, type SearchOptions } from './answers/search.ts'
import { answerTopics } from './answers/topic.ts'
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
  const { about, topic = null, ...state } = before
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
    const isBesideTheAd = read.kind === 'greeting' || read.kind === 'thanks' || read.kind === 'compare_with_shown'
    if (isBesideTheAd) return answerRead(services, read, { ...state, shown: [car_id] }, car_id)
    return { parts: answerAboutCar(services, car_id, message), state: { ...state, about: car_id } }
  }
  const said = { wish: state.wish, shown: state.shown.length, isAboutOne: about !== undefined, topic }
  return answerRead(services, readMessage(message, said, understand), state, about)
}

const NOTHING_BEFORE: Before = { wish: NO_WISH, shown: 0, isAboutOne: false, topic: null }

async function answerRead(
  services: DataServices,
  read: Message,
  state: AssistantState,
  about: string | undefined,
): Promise<Answer> {
  switch (read.kind) {
    case 'search':
      return searching(services, read.wish, state, { ...read, narrows: read.isNew })
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
    case 'compare_with_shown': {
      const shown = await listCards(services, { ids: state.shown })
      if (!shown.length) return only('nothing_shown', state)
      const wish = comparedWish(state.wish, read.comparison, shown)
      return wish ? searching(services, wish, state) : only('nothing_beyond', state)
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
const changed = (state: AssistantState, wish: Wish): AssistantState => ({
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
