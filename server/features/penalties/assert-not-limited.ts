import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { penalties } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** The one place that enforces limits: before an ad is added, a message is sent or a contact revealed. @throws LIMITED */
export async function assertNotLimited(db: Db, user_id: string, now: Date): Promise<void> {
  const [limited] = await db
    .select({ until: penalties.ends_at })
    .from(penalties)
    .where(
      and(
        eq(penalties.user_id, user_id),
        eq(penalties.severity, 'limited'),
        isNull(penalties.withdrawn_at),
        or(isNull(penalties.ends_at), gt(penalties.ends_at, now)),
      ),
    )
    .orderBy(sql`${penalties.ends_at} desc nulls first`)
    .limit(1)
  if (limited) throw fail('LIMITED', { until: limited.until?.toISOString() ?? null })
}
