import { ORPCError } from '@orpc/server'
import { procedures, type CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { addFavorites, removeFavorites } from './change-favorites.ts'
import { listFavoriteIds, listFavorites } from './list-favorites.ts'

const idsOf = async (context: CallContext) => ({ car_ids: await listFavoriteIds(context, signedIn(context).id) })

export const favoritesHandlers = {
  list_ids: procedures.favorites.list_ids.handler(({ context }) => idsOf(context)),
  list: procedures.favorites.list.handler(({ context, input }) =>
    listFavorites(context, { user_id: signedIn(context).id, ...input }),
  ),
  add: procedures.favorites.add.handler(async ({ context, input }) => {
    const [added] = await addFavorites(context, { user_id: signedIn(context).id, car_ids: [input.car_id] })
    if (!added) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
    return idsOf(context)
  }),
  remove: procedures.favorites.remove.handler(async ({ context, input }) => {
    await removeFavorites(context, { user_id: signedIn(context).id, car_ids: [input.car_id] })
    return idsOf(context)
  }),
  merge: procedures.favorites.merge.handler(async ({ context, input }) => {
    await addFavorites(context, { user_id: signedIn(context).id, ...input })
    return idsOf(context)
  }),
}
