import type { QueryClient } from '@tanstack/react-query'
import type { AnswerEvent, AnswerPart, AssistantState, AssistantTurn } from '#contract/assistant.ts'
import { streamProcedure } from '#web/platform/api/api-stream.ts'
import { browserApi } from '#web/platform/api/api.ts'
import { withTabLock } from '#web/platform/browser/tab-lock.ts'
import { notifyOtherTabs } from '#web/platform/device/other-tabs.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { conversationQuery, type StoredTalk } from './conversation-query.ts'
import { deviceTalk, keepOnDevice } from './device-talk.ts'
import { addPart, beginAnswer, endAnswer, forgetAnswer } from './live-answers.ts'
import { withTurn } from './talk.ts'
import { removeUnsent, setFailure, unsentOf, type UnsentQuestion } from './unsent-questions.ts'

/** Milliseconds without an event after which the connection counts as lost. */
const SILENCE_MS = 30_000
const STOPPED = 'stopped'

interface Asker {
  client: QueryClient
  /** Of a user; `ON_DEVICE` for visitors. */
  conversationId: string
  /** Null for visitors. */
  userId: string | null
}

/** The end of what this tab delivers, by conversation. */
const tails = new Map<string, Promise<void>>()

/**
 * Asks the questions of a conversation that wait, one after the other, and from one tab at a time. One that fails stays
 * until the person sends it again. The ids of questions prevent that one is answered twice.
 */
export function deliverQuestions(asker: Asker): Promise<void> {
  const { conversationId } = asker
  const tail = (tails.get(conversationId) ?? Promise.resolve()).then(() =>
    withTabLock(`sayyad-assistant ${conversationId}`, () => deliverAll(asker)),
  )
  tails.set(conversationId, tail)
  return tail
}

async function deliverAll(asker: Asker): Promise<void> {
  for (;;) {
    const next = unsentOf(asker.conversationId).find(({ failure }) => failure === null)
    if (!next) return
    await deliver(asker, next)
  }
}

async function deliver(asker: Asker, question: UnsentQuestion): Promise<void> {
  const { turn_id } = question
  try {
    const { parts, state } = await ask(asker, question)
    keep(asker, { id: turn_id, message: question.message, parts, asked_at: new Date().toISOString() }, state)
    removeUnsent(asker.conversationId, turn_id)
    forgetAnswer(turn_id)
    notifyOtherTabs('assistant')
  } catch (error) {
    const { code, data } = failureOf(error)
    setFailure(asker.conversationId, turn_id, error === STOPPED ? STOPPED : code, data.wait_seconds)
  } finally {
    endAnswer(turn_id)
  }
}

async function ask(
  { conversationId, userId }: Asker,
  { failure: _failure, wait_seconds: _wait, after: _after, asked_at: _asked, ...question }: UnsentQuestion,
): Promise<{ parts: AnswerPart[]; state: AssistantState }> {
  const aborting = new AbortController()
  beginAnswer(question.turn_id, () => aborting.abort(STOPPED))
  const giveUp = () => aborting.abort(new TypeError('No answer in time'))
  let silence = setTimeout(giveUp, SILENCE_MS)
  const own =
    userId === null
      ? // kept by nobody
        { conversation_id: question.turn_id, ...stateOnDevice() }
      : { conversation_id: conversationId }
  const input = { ...question, ...own }
  const parts: AnswerPart[] = []
  let answered: AssistantState | null = null
  try {
    for await (const event of streamProcedure(['assistant', 'ask'], input, aborting.signal)) {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
      const answer = event as AnswerEvent
      if (answer.kind === 'done') return { parts, state: answer.state }
      if (answer.kind === 'answered') {
        answered = answer.state
        continue
      }
      parts.push(answer.part)
      addPart(question.turn_id, answer.part)
    }
    throw new TypeError('The answer was cut')
  } catch (error) {
    // only words of the model are missing
    if (answered) return { parts, state: answered }
    throw error
  } finally {
    clearTimeout(silence)
  }
}

function stateOnDevice(): { state?: AssistantState } {
  const state = deviceTalk()?.state
  return state ? { state } : {}
}

function keep({ client, conversationId, userId }: Asker, turn: AssistantTurn, state: AssistantState): void {
  if (userId === null) return keepOnDevice(turn, state)
  const { queryKey } = conversationQuery(browserApi, conversationId, userId)
  client.setQueryData(queryKey, (before: StoredTalk | null | undefined) => ({
    ...(before ?? { id: conversationId, name: turn.message }),
    changed_at: turn.asked_at,
    turns: withTurn(before?.turns ?? [], turn),
    state,
  }))
  void refetchQueries(client, queriesOf('assistant', 'list_conversations'))
}
