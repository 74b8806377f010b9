import type { Undone as UndoneRequest } from '#contract/audit.ts'
import type { ApiClient, CallNotes } from '#contract/client.ts'
import { ITEM_FAULTS } from '#contract/item-faults.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import type { SkippedItem } from '#web/ui/skipped/skipped-store.ts'
import { refusalInWords, type Refusal } from './refusal-in-words.ts'
import { subjectAddress } from './subject-address.ts'
import { subjectName } from './subject-name.ts'
import { summariseUndo } from './summarise-undo.ts'

/** Options of each call whose change can be undone. */
export interface NotedCall {
  context: Required<CallNotes>
}

/**
 * Runs calls and records their request ids.
 * @returns their result, and the request ids with which to undo them
 */
export async function noteRequests<Answer>(
  send: (call: NotedCall) => Promise<Answer>,
): Promise<{ answer: Answer; requestIds: readonly string[] }> {
  const requestIds: string[] = []
  const answer = await send({ context: { noteRequest: (id) => requestIds.push(id) } })
  return { answer, requestIds }
}

type InWords = Pick<Texts, 'lang' | 't'>
type Outcome = UndoneRequest['outcomes'][number]

export interface Undone {
  text: string
  /** Whether something was not undone. */
  hasFailed: boolean
  /** Requests that failed on the network or the server; undoing them can be retried at once. */
  remaining: readonly string[]
  /** Requests of which something is left; by now it may be possible to undo it. */
  unfinished: readonly string[]
  /** What was left, with the reasons; empty if the text says it all. */
  skipped: readonly SkippedItem[]
  /** Shows it. */
  rest?: { label: string; onSelect: () => void }
}

/** Undoes requests, the latest first. A change that cannot be undone does not stop the others. */
export async function undoRequests(api: ApiClient, requestIds: readonly string[], texts: InWords): Promise<Undone> {
  const outcomes: Outcome[] = []
  const failures: string[] = []
  const remaining: string[] = []
  const unfinished: string[] = []
  for (const requestId of requestIds.toReversed()) {
    try {
      const answer = await api.audit.undo_request({ request_id: requestId })
      outcomes.push(...answer.outcomes)
      if (answer.outcomes.some(isLeft)) unfinished.unshift(requestId)
      if (answer.outcomes.some(isFault)) remaining.unshift(requestId)
    } catch (error) {
      failures.push(undoFailureText(error, texts))
      if (failureOf(error).code === 'NOT_FOUND') continue
      remaining.unshift(requestId)
      unfinished.unshift(requestId)
    }
  }
  const left = outcomes.filter(isLeft)
  const isSingle = outcomes.length + failures.length === 1
  return {
    text: summariseUndo({ outcomes, failures }, texts),
    hasFailed: left.length > 0 || failures.length > 0,
    remaining,
    unfinished,
    skipped: isSingle ? [] : left.map((outcome) => skippedItem(outcome, texts)),
  }
}

/** Not undone, neither now nor by an earlier call. */
const isLeft = ({ refused }: Outcome): boolean => refused !== null && refused.reason !== 'undone'

const isFault = ({ refused }: Outcome): boolean => ITEM_FAULTS.some((code) => code === refused?.code)

const skippedItem = ({ change_id, what, subject, refused }: Outcome, texts: InWords): SkippedItem => {
  const name = subjectName(subject, texts)
  const t = withAreas(texts.t, auditTexts)
  return {
    key: change_id,
    name: name || t(`audit_did_${what}`),
    to: subjectAddress(subject),
    reason: refused ? refusalInWords(refused, texts) : '',
  }
}

/** Explains why a change could not be undone. */
export function undoFailureText(error: unknown, texts: InWords): string {
  const { code, data } = failureOf(error)
  return refusalInWords({ ...(data as Partial<Refusal>), code }, texts)
}
