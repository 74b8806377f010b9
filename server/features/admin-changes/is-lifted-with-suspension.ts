import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { admin_changes, penalties } from '#server/platform/db/schema/index.ts'

/** Matches penalties that were withdrawn together with their suspension, not by a decision about the penalty. */
export const isLiftedWithSuspension = (tx: Db) =>
  and(
    eq(penalties.severity, 'suspended'),
    notExists(
      tx
        .select({ id: admin_changes.id })
        .from(admin_changes)
        .where(
          and(
            eq(admin_changes.subject_id, sql`${penalties.user_id}::text`),
            eq(admin_changes.created_at, penalties.withdrawn_at),
            inArray(admin_changes.what, ['withdraw_penalty', 'decide_appeal']),
            eq(sql`${admin_changes.after}->>'penalty'`, sql`${penalties.id}::text`),
          ),
        ),
    ),
  )
