import { eq, sql } from 'drizzle-orm'
import { followMerges } from '#domain/catalogue/follow-merges.ts'
import type { CallContext } from '#server/context.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { car_makers, car_models, cars } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { makerContent, modelContent } from './catalogue-content.ts'

interface Merge {
  id: number
  into: number
}

export const mergeMakers = (context: CallContext, merge: Merge): Promise<void> => mergeRows(context, 'maker', merge)
export const mergeModels = (context: CallContext, merge: Merge): Promise<void> => mergeRows(context, 'model', merge)

/**
 * Merges a row into another one. References to the row are not changed, but resolved to the target when they are read,
 * so that undoing restores exactly the former references.
 * @throws NOT_FOUND, INVALID_INPUT
 */
async function mergeRows(context: CallContext, kind: 'maker' | 'model', { id, into }: Merge): Promise<void> {
  const [table, store, column] =
    kind === 'maker'
      ? ([car_makers, makerContent, cars.make_id] as const)
      : ([car_models, modelContent, cars.model_id] as const)
  await context.db.transaction(async (tx) => {
    // prevents circular merges by concurrent requests
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`merges of ${store.kind}`}, 0))`)
    const rows = await tx.select({ id: table.id, merged_into: table.merged_into }).from(table)
    const targets = followMerges(rows)
    const [own, target] = [targets.get(id), targets.get(into)]
    if (!own || !target) throw fail('NOT_FOUND')
    if (own.id === target.id) throw invalid('into', 'merge_itself')
    if (own.id !== id) throw invalid('into', 'already_merged')
    const mergedAds = await tx.$count(cars, eq(column, id))
    await changeContentIn(context, tx, store, {
      content_id: String(id),
      wanted: { merged_into: target.id, merged_ads: mergedAds, edited_at: context.clock().toISOString() },
      seen: {},
      admin_id: requireUser(context).id,
    })
  })
}
