import type { AnswerEvent, AnswerPart, AssistantState, Question } from '#contract/assistant.ts'
import { MOST_SHOWN } from '#domain/assistant/limits.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { NO_WISH } from '#domain/assistant/wish.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import type { Limit } from '#server/platform/limits.ts'
import { answerMessage } from './answer-message.ts'
import { findTurn, keepParts, keepTurn, readState } from './conversations.ts'
import { isAssistantOn } from './is-assistant-on.ts'
import { modelOf } from './model/model-of.ts'
import { isWorthWords, writeWords } from './model/write-words.ts'
import { showPart } from './show-parts.ts'
import { usableState, usableWish } from './usable-wish.ts'

/** Questions in ten minutes. */
const BY_USER: Limit = { name: 'assistant_user', seconds: 600, points: 120 }
const BY_ADDRESS: Limit = { name: 'assistant_address', seconds: 600, perAddress: 10 }

const NOTHING_SAID: AssistantState = { wish: NO_WISH, shown: [], past: [] }

/**
 * Answers a question part by part: first all that the site says by itself, then sentences of a language model, if there
 * is one. The turn of a user is stored before the last event; the same turn asked again gives the stored answer.
 * @param signal ends the sentences of the model
 * @throws TOO_MANY_ATTEMPTS; NOT_FOUND for a conversation of somebody else, or if admins switched the assistant off
 */
export async function ask(
  context: CallContext,
  question: Question,
  signal?: AbortSignal,
): Promise<AsyncGenerator<AnswerEvent>> {
  const { caller, limits, request } = context
  if (!(await isAssistantOn(context))) throw fail('NOT_FOUND')
  const userId = caller.kind === 'anonymous' ? null : caller.id
  await (userId === null ? limits.take(BY_ADDRESS, request.address) : limits.take(BY_USER, userId))
  if (userId === null) return answering(context, question, question.state ?? NOTHING_SAID, null, signal)
  const earlier = await findTurn(context, userId, question)
  if (earlier) return repeating(context, earlier)
  const state = await readState(context, userId, question)
  return answering(context, question, state ?? NOTHING_SAID, userId, signal)
}

/** What the next message refers to: the ads and the loan of the answer, if it has any. */
function stateAfter(state: AssistantState, parts: readonly StoredPart[]): AssistantState {
  const shown = parts.flatMap((part) => (part.kind === 'cars' || part.kind === 'comparison' ? part.car_ids : []))
  const found = parts.find((part) => part.kind === 'cars')
  const computed = parts.find((part) => part.kind === 'instalments')
  return {
    ...state,
    ...(shown.length > 0 && { shown: shown.slice(0, MOST_SHOWN) }),
    ...(found && { next: found.next ?? null }),
    ...(computed && { loan: computed.loan }),
  }
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
  signal: AbortSignal | undefined,
): AsyncGenerator<AnswerEvent> {
  const wish = question.wish && usableWish(question.wish)
  const answer = await answerMessage(context, { ...question, wish }, usableState(before))
  const parts: StoredPart[] = []
  const seen: AnswerPart[] = []
  for await (const part of answer.parts) {
    parts.push(part)
    const shownPart = await showPart(context, part)
    seen.push(shownPart)
    yield { kind: 'part', part: shownPart }
  }
  const state = stateAfter(answer.state, parts)
  if (userId !== null) await keepTurn(context, userId, question, { parts, state })
  const model = isWorthWords(parts) ? await modelOf(context) : null
  if (model) {
    yield { kind: 'answered', state }
    for await (const part of writeWords(context, model, question, seen, signal)) {
      parts.push(part)
      // stored as it is shown: the line may be lost in the middle
      if (userId !== null) await keepParts(context, question, parts)
      yield { kind: 'part', part: await showPart(context, part) }
    }
  }
  yield { kind: 'done', state }
}
