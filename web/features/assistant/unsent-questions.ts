import type { Question } from '#contract/assistant.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** A question without a whole answer. */
export interface UnsentQuestion extends Pick<Question, 'turn_id' | 'message' | 'language' | 'wish' | 'car_id'> {
  /** Code of an error, after which it waits for the person; null while it is asked or waits for its turn. */
  failure: string | null
  /** After which it may be asked again, if the server said so. */
  wait_seconds?: number | undefined
  /** The question before it; null for the first one. */
  after: string | null
  /** In milliseconds. */
  asked_at: number
}

/** By conversation and question: each has a key of its own, so that no tab overwrites what another one adds. */
const questions = deviceStore<UnsentQuestion | null>({
  key: 'assistant-unsent *',
  read: (stored) => (isUnsent(stored) ? stored : null),
})

/** In the order in which they were asked. */
export const unsentOf = (
  conversationId: string | null,
  all: ReadonlyMap<string, UnsentQuestion | null> = questions.all(),
): UnsentQuestion[] =>
  [...all]
    .flatMap(([part, question]) => (question && part.startsWith(`${conversationId} `) ? question : []))
    .toSorted((one, other) => one.asked_at - other.asked_at)

export const useUnsent = () => questions.useAll()

export const setUnsent = (conversationId: string, question: UnsentQuestion): void =>
  questions.set(question, partOf(conversationId, question.turn_id))

export const removeUnsent = (conversationId: string, turnId: string): void =>
  questions.set(undefined, partOf(conversationId, turnId))

export const setFailure = (
  conversationId: string,
  turnId: string,
  failure: string | null,
  waitSeconds?: number,
): void =>
  questions.update(
    (question) => (question ? { ...question, failure, wait_seconds: waitSeconds } : undefined),
    partOf(conversationId, turnId),
  )

const partOf = (conversationId: string, turnId: string): string => `${conversationId} ${turnId}`

function isUnsent(one: unknown): one is UnsentQuestion {
  const { turn_id, message, language, failure, wait_seconds, after, asked_at } = Object(one) as Record<string, unknown>
  return (
    typeof turn_id === 'string' &&
    typeof message === 'string' &&
    typeof asked_at === 'number' &&
    ['undefined', 'number'].includes(typeof wait_seconds) &&
    (language === 'ar' || language === 'en') &&
    [failure, after].every((text) => text === null || typeof text === 'string')
  )
}
