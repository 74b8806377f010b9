import { asc, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { changeContentIn, type ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_models } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { makerContent, modelContent } from './catalogue-content.ts'

/**
 * Deletes a maker with its models.
 * @throws NOT_FOUND, IN_USE
 */
export const deleteMaker = (context: CallContext, makeId: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    let left = await tx.select().from(car_models).where(eq(car_models.make_id, makeId)).orderBy(asc(car_models.id))
    while (left.length) {
      // deletes merged models before their target
      const free = left.find(({ id }) => !left.some(({ merged_into }) => merged_into === id))
      if (!free) throw fail('IN_USE')
      await remove(context, tx, modelContent, free.id)
      left = left.filter((model) => model !== free)
    }
    await remove(context, tx, makerContent, makeId)
  })

/** @throws NOT_FOUND, IN_USE */
export const deleteModel = (context: CallContext, modelId: number): Promise<void> =>
  context.db.transaction((tx) => remove(context, tx, modelContent, modelId))

async function remove(context: CallContext, tx: Db, store: ContentStore, id: number): Promise<void> {
  await changeContentIn(context, tx, store, {
    content_id: String(id),
    wanted: null,
    seen: {},
    admin_id: requireUser(context).id,
  })
}
