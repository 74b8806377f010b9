import type { Question } from '#contract/assistant.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** A question without a whole answer. */
export interface UnsentQuestion extends Pick<Question, 'turn_id' | 'message' | 'language' | 'wish' | 'car_id'> {
  /** Code of an error, after which it waits for the person; null while it is asked or waits for its turn. */
  failure: string | null
}

const NONE: readonly UnsentQuestion[] = []

/** By conversation, in the order in which they were asked. */
export const unsentQuestions = deviceStore<readonly UnsentQuestion[]>({
  key: 'assistant-unsent *',
  read: (stored) => (Array.isArray(stored) ? stored.filter(isUnsent) : NONE),
})

export const addUnsent = (conversationId: string, question: UnsentQuestion): void =>
  unsentQuestions.update((all) => [...all, question], conversationId)

export const removeUnsent = (conversationId: string, turnId: string): void =>
  unsentQuestions.update((all) => {
    const left = all.filter(({ turn_id }) => turn_id !== turnId)
    return left.length ? left : undefined
  }, conversationId)

export const setFailure = (conversationId: string, turnId: string, failure: string | null): void =>
  unsentQuestions.update(
    (all) => all.map((one) => (one.turn_id === turnId ? { ...one, failure } : one)),
    conversationId,
  )

function isUnsent(one: unknown): one is UnsentQuestion {
  const { turn_id, message, language, failure } = Object(one) as Record<string, unknown>
  return (
    typeof turn_id === 'string' &&
    typeof message === 'string' &&
    (language === 'ar' || language === 'en') &&
    (failure === null || typeof failure === 'string')
  )
}
