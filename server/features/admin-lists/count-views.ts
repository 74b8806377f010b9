import { MOST_COUNTED, type AdminList } from '#domain/admin-lists/lists.ts'
import type { CallContext } from '#server/context.ts'
import { countAds } from '#server/features/admin-ads/public.ts'
import { countUsers } from '#server/features/admin-users/public.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listViews } from './views.ts'

interface Counted {
  view_id: string
  count: number
  is_more: boolean
  oldest_at: string | null
}

/** Counts the results of each view that the caller can use. */
export async function countViews(context: CallContext, list: AdminList): Promise<Counted[]> {
  const views = await listViews(context.db, requireUser(context).id, list)
  const countAll = list === 'ads' ? countAds : countUsers
  return Promise.all(
    views.map(async ({ id, search }) => {
      const { count, oldest_at } = await countAll(context, search, MOST_COUNTED + 1)
      return {
        view_id: id,
        count: Math.min(count, MOST_COUNTED),
        is_more: count > MOST_COUNTED,
        oldest_at: oldest_at?.toISOString() ?? null,
      }
    }),
  )
}
