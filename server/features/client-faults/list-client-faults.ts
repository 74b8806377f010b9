import { and, arrayContains, desc, isNotNull, isNull } from 'drizzle-orm'
import type { ClientFault } from '#contract/client-faults.ts'
import type { FaultState } from '#domain/client-faults/fault-rules.ts'
import type { Db } from '#server/platform/db/client.ts'
import { client_faults } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 100

interface Wanted {
  state: FaultState
  /** Of a report; then the state does not matter. */
  report_id?: string | undefined
}

/** Errors of browsers by cause, seen latest first. */
export async function listClientFaults(
  db: Db,
  { state, report_id }: Wanted,
): Promise<{ items: ClientFault[]; total: number }> {
  const isWanted = and(
    report_id === undefined
      ? state === 'open'
        ? isNull(client_faults.resolved_at)
        : isNotNull(client_faults.resolved_at)
      : arrayContains(client_faults.report_ids, [report_id]),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(client_faults)
      .where(isWanted)
      .orderBy(desc(client_faults.last_seen_at), client_faults.id)
      .limit(MOST_LISTED),
    db.$count(client_faults, isWanted),
  ])
  const items = rows.map(({ cause: _, report_ids: __, resolved_by: ___, announced_at: ____, ...row }): ClientFault => ({
    ...row,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    back_at: row.back_at?.toISOString() ?? null,
  }))
  return { items, total }
}
