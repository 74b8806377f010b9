import type { AnswerEvent, AssistantState, Question } from '#contract/assistant.ts'
import { MOST_SHOWN } from '#domain/assistant/limits.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { NO_WISH } from '#domain/assistant/wish.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import type { Limit } from '#server/platform/limits.ts'
import { answerMessage } from './answer-message.ts'
import { findTurn, keepTurn, readState } from './conversations.ts'
import { isAssistantOn } from './is-assistant-on.ts'
import { showPart } from './show-parts.ts'
import { usableState, usableWish } from './usable-wish.ts'

/** Questions in ten minutes. */
const BY_USER: Limit = { name: 'assistant_user', seconds: 600, points: 120 }
const BY_ADDRESS: Limit = { name: 'assistant_address', seconds: 600, perAddress: 10 }

const NOTHING_SAID: AssistantState = { wish: NO_WISH, shown: [], past: [] }

/**
 * Answers a question part by part. The turn of a user is stored before the last event; the same turn asked again gives
 * the stored answer.
 * @throws TOO_MANY_ATTEMPTS; NOT_FOUND for a conversation of somebody else, or if admins switched the assistant off
 */
export async function ask(context: CallContext, question: Question): Promise<AsyncGenerator<AnswerEvent>> {
  const { caller, limits, request } = context
  if (!(await isAssistantOn(context))) throw fail('NOT_FOUND')
  const userId = caller.kind === 'anonymous' ? null : caller.id
  await (userId === null ? limits.take(BY_ADDRESS, request.address) : limits.take(BY_USER, userId))
  if (userId === null) return answering(context, question, question.state ?? NOTHING_SAID, null)
  const earlier = await findTurn(context, userId, question)
  if (earlier) return repeating(context, earlier)
  const state = await readState(context, userId, question)
  return answering(context, question, state ?? NOTHING_SAID, userId)
}

async function* repeating(
  context: CallContext,
  { parts, state }: { parts: StoredPart[]; state: AssistantState },
): AsyncGenerator<AnswerEvent> {
  for (const part of parts) yield { kind: 'part', part: await showPart(context, part) }
  yield { kind: 'done', state }
}

async function* answering(
  context: CallContext,
  question: Question,
  before: AssistantState,
  userId: string | null,
): AsyncGenerator<AnswerEvent> {
  const wish = question.wish && usableWish(question.wish)
  const answer = await answerMessage(context, { ...question, wish }, usableState(before))
  const parts: StoredPart[] = []
  for await (const part of answer.parts) {
    parts.push(part)
    yield { kind: 'part', part: await showPart(context, part) }
  }
  const shown = parts.flatMap((part) => (part.kind === 'cars' || part.kind === 'comparison' ? part.car_ids : []))
  const state = { ...answer.state, shown: shown.length ? shown.slice(0, MOST_SHOWN) : answer.state.shown }
  if (userId !== null) await keepTurn(context, userId, question, { parts, state })
  yield { kind: 'done', state }
}
