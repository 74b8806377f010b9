import { gte, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import { dayInRiyadh } from '#domain/riyadh-time.ts'
import type { Db } from '#server/platform/db/client.ts'
import { model_calls } from '#server/platform/db/schema/index.ts'

/** How calls of today and yesterday ended. Answers that were thrown away or stopped did not fail. */
export async function countModelCalls(db: Db, now: Date) {
  const yesterday = dayInRiyadh(new Date(now.getTime() - DAY_MS))
  const sum = (outcomes: readonly string[]) =>
    sql<number>`coalesce(sum(${model_calls.calls}) filter (where ${model_calls.outcome} in ${outcomes}), 0)::int`
  const [counted] = await db
    .select({
      answered: sum(['answered', 'stopped']),
      failed: sum(['busy', 'refused', 'unreachable', 'timeout', 'cut', 'format', 'too_long', 'empty']),
      beyondBudget: sum(['budget_of_site']),
    })
    .from(model_calls)
    .where(gte(model_calls.day, yesterday))
  return counted ?? { answered: 0, failed: 0, beyondBudget: 0 }
}
