import type { AssistantState, Question } from '#contract/assistant.ts'
import { comparedWish } from '#domain/assistant/compared-wish.ts'
import { withoutLastPart, withoutPart } from '#domain/assistant/change-wish.ts'
import { MOST_PARTS } from '#domain/assistant/limits.ts'
import { readMessage, type Message } from '#domain/assistant/read-message.ts'
import type { Saying } from '#domain/assistant/sayings.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { isEmptyWish, NO_WISH, type Wish } from '#domain/assistant/wish.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import type { CallContext } from '#server/context.ts'
import { listCards } from '#server/features/cars/public.ts'
import { createReader } from '#server/features/search/public.ts'
import { answerAboutCar } from './answers/about-car.ts'
import { answerComparison } from './answers/comparison.ts'
import { answerSearch } from './answers/search.ts'
import { answerTopic } from './answers/topic.ts'
import { say } from './say.ts'

export interface Answer {
  parts: AsyncIterable<StoredPart> | Iterable<StoredPart>
  /** What the next message refers to; `shown` is replaced by the ads of the answer, if it has any. */
  state: AssistantState
}

/** Answers a message from the site's own reading and data. */
export async function answerMessage(
  context: CallContext,
  { message, wish: chosen, car_id }: Pick<Question, 'message' | 'wish' | 'car_id'>,
  state: AssistantState,
): Promise<Answer> {
  if (chosen) return searching(context, chosen, state)
  if (car_id !== undefined) return { parts: answerAboutCar(context, car_id, message), state }
  const reader = createReader(await context.catalogue(), context.clock())
  const read = readMessage(message, state.wish, reader.understand)
  return answerRead(context, read, state)
}

async function answerRead(context: CallContext, read: Message, state: AssistantState): Promise<Answer> {
  switch (read.kind) {
    case 'search':
      return searching(context, read.wish, state, read.understood)
    case 'undo': {
      const wish = state.past.at(-1)
      if (!wish) return only('nothing_to_undo', state)
      return after('undone', searching(context, wish, { ...state, past: state.past.slice(0, -2) }))
    }
    case 'restart':
      return only('restarted', {
        ...state,
        wish: NO_WISH,
        shown: [],
        past: [...state.past, state.wish].slice(-MOST_PARTS),
      })
    case 'remove_last':
      if (isEmptyWish(state.wish)) return only('nothing_to_remove', state)
      return after('removed', searching(context, withoutLastPart(state.wish), state))
    case 'free': {
      const wish = read.keys.reduce<Wish>(
        (left, key) => (key === 'sort' ? { ...left, sort: DEFAULT_SORT } : withoutPart(left, key)),
        state.wish,
      )
      return after('removed', searching(context, wish, state))
    }
    case 'compare_with_shown': {
      const shown = await listCards(context, { ids: state.shown })
      if (!shown.length) return only('nothing_shown', state)
      const wish = comparedWish(state.wish, read.comparison, shown)
      return wish ? searching(context, wish, state) : only('nothing_beyond', state)
    }
    case 'compare':
      return { parts: answerComparison(context, read, state.shown), state }
    case 'about_car': {
      const carId = state.shown[read.place]
      return carId === undefined ? only('nothing_shown', state) : { parts: answerAboutCar(context, carId, ''), state }
    }
    case 'topic':
      return { parts: answerTopic(context, read.topic, read.wish), state }
    case 'refusal':
      return only(`refused_${read.refusal}`, state)
    case 'greeting':
    case 'thanks':
    case 'help':
    case 'not_understood':
      return only(read.kind, state)
  }
}

/** The wish before is kept for undoing. */
function searching(
  context: CallContext,
  wish: Wish,
  state: AssistantState,
  understood?: Extract<Message, { kind: 'search' }>['understood'],
): Answer {
  const past = [...state.past, state.wish].slice(-MOST_PARTS)
  return { parts: answerSearch(context, wish, understood), state: { ...state, wish, past } }
}

const only = (saying: Saying, state: AssistantState): Answer => ({ parts: [say(saying)], state })

const after = (saying: Saying, { parts, state }: Answer): Answer => ({ parts: joined([say(saying)], parts), state })

async function* joined(first: readonly StoredPart[], then: Answer['parts']): AsyncIterable<StoredPart> {
  yield* first
  yield* then
}
