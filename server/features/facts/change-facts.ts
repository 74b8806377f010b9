import type { ChangedFact, FactFields } from '#contract/facts.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { nextId } from '#server/platform/db/next-id.ts'
import { facts } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'
import { factContent } from './fact-content.ts'

/** @throws INVALID_INPUT */
export async function addFact(context: CallContext, fields: FactFields): Promise<{ id: number }> {
  assertNotInFuture(context, fields.checked_on)
  const id = await nextId(context.db, facts)
  const wanted = { ...fields, edited_at: context.clock().toISOString() }
  await changeContent(context, factContent, { content_id: String(id), wanted, seen: {} })
  return { id }
}

interface Change {
  fact_id: number
  wanted: Partial<ChangedFact>
  seen: Values
}

/**
 * Marks the fact as edited, so that reference data does not overwrite it.
 * @throws NOT_FOUND, CONTENT_CHANGED, INVALID_INPUT
 */
export async function changeFact(
  context: CallContext,
  { fact_id, wanted, seen }: Change,
): Promise<{ changed: string[] }> {
  assertNotInFuture(context, wanted.checked_on)
  const changed = await changeContent(context, factContent, {
    content_id: String(fact_id),
    wanted: Object.keys(wanted).length ? { ...wanted, edited_at: context.clock().toISOString() } : {},
    seen,
    mustExist: true,
  })
  return { changed: changed.filter((field) => field !== 'edited_at') }
}

/** @throws INVALID_INPUT */
function assertNotInFuture({ clock }: CallContext, checkedOn: string | undefined): void {
  if (checkedOn !== undefined && checkedOn > adDay(clock())) throw invalid('checked_on', 'day_in_future')
}
