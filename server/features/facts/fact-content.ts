import { eq } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { findFactFault } from '#domain/facts/fact-fault.ts'
import { isOverdue } from '#domain/facts/is-overdue.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { forgetReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { facts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { invalid } from '#server/platform/fail.ts'

type Row = typeof facts.$inferSelect

/** The stored fields of a fact, with an ISO time. */
export type FactValues = Omit<Row, 'id' | 'search_text' | 'announced_overdue' | 'edited_at'> & {
  edited_at: string | null
}

/** The content store of facts. Checks the rules of several fields, so that undo follows them too. IDs are text. */
export const factContent: ContentStore = {
  kind: 'fact',
  what: 'change_fact',
  read: async (tx, contentId) => {
    const [row] = await tx
      .select()
      .from(facts)
      .where(eq(facts.id, Number(contentId)))
    if (!row) return null
    const { id: _, search_text: __, announced_overdue: ___, edited_at, ...values } = row
    return { ...values, edited_at: edited_at?.toISOString() ?? null } satisfies FactValues
  },
  write: async ({ clock }, tx, contentId, values) => {
    const id = Number(contentId)
    afterCommit(tx, { type: 'facts_changed' })
    if (values) await store(tx, id, values as unknown as FactValues, clock())
    else await tx.delete(facts).where(eq(facts.id, id))
  },
}

/** @throws INVALID_INPUT */
async function store(tx: Db, id: number, { edited_at, ...values }: FactValues, now: Date): Promise<void> {
  const fault = findFactFault(values)
  if (fault) throw invalid(fault.field, fault.reason)
  const row = {
    ...values,
    edited_at: edited_at === null ? null : new Date(edited_at),
    announced_overdue: isOverdue(values.check_by, adDay(now)),
  }
  const [changed] = await tx.update(facts).set(row).where(eq(facts.id, id)).returning({ id: facts.id })
  // the row was not edited after all, or deleted, when a new version applied its reference data
  if (!changed || edited_at === null) await forgetReferenceData(tx)
  if (changed) return
  const [added] = await tx
    .insert(facts)
    .overridingSystemValue()
    .values({ id, ...row })
    .onConflictDoNothing({ target: facts.key })
    .returning({ id: facts.id })
  if (!added) throw invalid('key', 'key_exists')
}
