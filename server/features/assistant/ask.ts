import type { AnswerEvent, AssistantState, Question } from '#contract/assistant.ts'
import { MOST_SHOWN } from '#domain/assistant/limits.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { NO_WISH } from '#domain/assistant/wish.ts'
import type { CallContext } from '#server/context.ts'
import type { Limit } from '#server/platform/limits.ts'
import { answerMessage } from './answer-message.ts'
import { findTurn, keepTurn, readState } from './conversations.ts'
import { showPart } from './show-parts.ts'

/** Questions in ten minutes. */
const BY_USER: Limit = { name: 'assistant_user', seconds: 600, points: 120 }
const BY_ADDRESS: Limit = { name: 'assistant_address', seconds: 600, perAddress: 60 }

const NOTHING_SAID: AssistantState = { wish: NO_WISH, shown: [], past: [] }

/**
 * Answers a question part by part. The turn of a user is stored before the last event; the same turn asked again gives
 * the stored answer.
 * @throws TOO_MANY_ATTEMPTS; NOT_FOUND for a conversation of somebody else
 */
export async function* ask(context: CallContext, question: Question): AsyncGenerator<AnswerEvent> {
  const { caller, limits, request } = context
  const userId = caller.kind === 'anonymous' ? null : caller.id
  await (userId === null ? limits.take(BY_ADDRESS, request.address) : limits.take(BY_USER, userId))
  const earlier = userId === null ? null : await findTurn(context, userId, question)
  if (earlier) {
    for (const part of earlier.parts) yield { kind: 'part', part: await showPart(context, part) }
    yield { kind: 'done', state: earlier.state }
    return
  }
  const before = (userId === null ? question.state : await readState(context, userId, question)) ?? NOTHING_SAID
  const answer = await answerMessage(context, question, before)
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
