import { procedures, type CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { addFavorites, removeFavorites } from './change-favorites.ts'
import { listFavoriteIds, listFavorites } from './list-favorites.ts'

const idsOf = async (context: CallContext) => ({ car_ids: await listFavoriteIds(context, requireUser(context).id) })

export const favoritesHandlers = {
  list_ids: procedures.favorites.list_ids.handler(({ context }) => idsOf(context)),
  list: procedures.favorites.list.handler(({ context, input }) =>
    listFavorites(context, { user_id: requireUser(context).id, ...input }),
  ),
  add: procedures.favorites.add.handler(async ({ context, input }) => {
    const { saved, isFull } = await addFavorites(context, {
      user_id: requireUser(context).id,
      car_ids: [input.car_id],
    })
    if (isFull) throw fail('TOO_MANY')
    if (!saved.length) throw fail('NOT_FOUND')
    return idsOf(context)
  }),
  remove: procedures.favorites.remove.handler(async ({ context, input }) => {
    await removeFavorites(context, { user_id: requireUser(context).id, car_ids: [input.car_id] })
    return idsOf(context)
  }),
  merge: procedures.favorites.merge.handler(async ({ context, input }) => {
    await addFavorites(context, { user_id: requireUser(context).id, ...input })
    const { car_ids } = await idsOf(context)
    const saved = new Set(car_ids)
    return { car_ids, left_out: input.car_ids.filter((id) => !saved.has(id)).length }
  }),
}
