import type { ApiClient, CallNotes } from '#contract/client.ts'
import type { NotUndoableReason } from '#domain/admin-changes/undoable.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Texts, type Translate } from '#web/texts/create-texts.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { fieldName } from './field-name.ts'
import { valueInWords } from './value-in-words.ts'

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

/** Errors for which a retry is pointless. */
const FINAL = ['NOT_UNDOABLE', 'CONTENT_CHANGED', 'NOT_FOUND']

export interface Undone {
  text: string
  hasFailed: boolean
  /** Requests that failed on the network or the server; undoing them can be retried. */
  remaining: readonly string[]
}

/** Undoes requests, the latest first. A failed one does not stop the others. */
export async function undoRequests(api: ApiClient, requestIds: readonly string[], texts: InWords): Promise<Undone> {
  const t = withAreas(texts.t, auditTexts)
  const failures: string[] = []
  const remaining: string[] = []
  for (const requestId of requestIds.toReversed()) {
    try {
      await api.audit.undo_request({ request_id: requestId })
    } catch (error) {
      failures.push(undoFailureText(error, texts))
      if (!FINAL.includes(failureOf(error).code)) remaining.unshift(requestId)
    }
  }
  const count = requestIds.length - failures.length
  return { text: textOf(count, failures, t), hasFailed: failures.length > 0, remaining }
}

function textOf(count: number, [reason, ...others]: readonly string[], t: Translate<typeof auditTexts>): string {
  if (reason === undefined) return t('undo_done')
  return count > 0 || others.length > 0 ? `${t('undo_part', { count })} ${reason}` : reason
}

interface Refusal {
  data?: { reason?: NotUndoableReason; fields?: { field: string; current: unknown }[] }
}

/** Explains why a change could not be undone. */
export function undoFailureText(error: unknown, texts: InWords): string {
  const t = withAreas(texts.t, auditTexts)
  const failure = failureOf(error)
  const { data } = error as Refusal
  if (failure.code === 'NOT_UNDOABLE' && data?.reason) return t(`undo_refused_${data.reason}`)
  if (failure.code === 'NOT_FOUND') return t('undo_nothing')
  if (failure.code !== 'CONTENT_CHANGED') return failureText(failure, t)
  const now = (data?.fields ?? []).map(
    ({ field, current }) => `${fieldName(field, t)}: \u2068${valueInWords(field, current, texts)}\u2069`,
  )
  return [t('undo_refused_changed_since'), ...(now.length ? [t('undo_now', { values: now.join(' · ') })] : [])].join(
    ' ',
  )
}
