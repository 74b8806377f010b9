import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import type { Db } from '#server/platform/db/client.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { failDecided } from './fail-decided.ts'

interface Item<Row> {
  /** The rows of the item, selected `for('update')`: one, or for example all reports about the same ad. */
  rows: PromiseLike<Row[]>
  /** Null if the row waits. */
  decidedAt: (row: Row) => Date | null
  /** How decisions are recorded in the log of changes. */
  what: readonly AdminChangeKind[]
  subjectOf: (row: Row) => string
  /** Who decides now. */
  admin_id: string
}

/**
 * Locks an item of a queue, so that it is decided once. Record the decision with the same time that is stored in the
 * rows; it identifies who decided.
 * @returns the rows that wait
 * @throws NOT_FOUND; ALREADY_DECIDED with the name of the colleague who was faster
 */
export async function lockWaiting<Row>(
  tx: Db,
  { rows, decidedAt, what, subjectOf, admin_id }: Item<Row>,
): Promise<readonly [Row, ...Row[]]> {
  const found = await rows
  const [first, ...others] = found.filter((row) => decidedAt(row) === null)
  if (first !== undefined) return [first, ...others]
  const last = found.toSorted((a, b) => Number(decidedAt(a)) - Number(decidedAt(b))).at(-1)
  const decided = last && decidedAt(last)
  if (!last || !decided) throw fail('NOT_FOUND')
  const [change] = await tx
    .select({ admin_id: admin_changes.admin_id })
    .from(admin_changes)
    .where(
      and(
        inArray(admin_changes.what, [...what]),
        eq(admin_changes.subject_id, subjectOf(last)),
        eq(admin_changes.created_at, decided),
        isNull(admin_changes.undoes),
      ),
    )
    .limit(1)
  throw await failDecided(tx, { decided_by: change?.admin_id ?? null, admin_id })
}
