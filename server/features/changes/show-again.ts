import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { VISIT_MS } from '#domain/changes/seen.ts'
import type { DataServices } from '#server/context.ts'
import { saved_searches, seen_cars } from '#server/platform/db/schema/index.ts'

/** Makes the changes that the latest visit of a user showed news again. */
export async function showAgain({ db }: DataServices, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ last: string | null }>(sql`
      select max(seen_at)::text as last from (
        select seen_at from ${seen_cars} where user_id = ${userId} and seen_before is not null union all
        select seen_at from ${saved_searches} where user_id = ${userId} and seen_before is not null) as seen`)
    for (const table of [seen_cars, saved_searches] as const) {
      const isOfVisit = sql`${table.seen_at} >= ${rows[0]?.last ?? null}::timestamptz
        - ${VISIT_MS} * interval '1 millisecond'`
      await tx
        .update(table)
        .set({ seen_at: sql`${table.seen_before}`, seen_before: null })
        .where(and(eq(table.user_id, userId), isNotNull(table.seen_before), isOfVisit))
    }
  })
}
