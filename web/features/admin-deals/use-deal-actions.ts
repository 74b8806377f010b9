import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { AnyDeal } from '#contract/deals.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useCitedRemoval } from '#web/features/content-uses/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { serverNow } from '#web/platform/server-time.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useNewId } from '#web/ui/use-new-id.ts'

/** What can be done with a stored deal besides editing; each can be undone. */
export function useDealActions(deal: AnyDeal) {
  const { t, lang } = useTexts(adminDealTexts)
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const undoable = useUndoable()
  // the public pages of this browser
  const { act, isWorking } = useAction({ beforeRefresh: () => void client.invalidateQueries(queriesOf('deals')) })
  const removal = useCitedRemoval(act)
  const { id: dealId, published_at } = deal
  const name = `\u2068${deal[`title_${lang}`]}\u2069`
  const publishAt = (at: string | null, evenIfCited = false) =>
    undoable(t(at ? 'deal_published' : 'deal_unpublished', { name }), (call) =>
      api.deals.change(
        { deal_id: dealId, wanted: { published_at: at }, seen: { published_at }, even_if_cited: evenIfCited },
        call,
      ),
    )

  const { id, renew } = useNewId()

  return {
    isWorking,
    publish: () => act({ send: () => publishAt(serverNow().toISOString()) }),
    unpublish: () => removal.remove('unpublish', { send: (evenIfCited) => publishAt(null, evenIfCited) }),
    duplicate: () =>
      act({
        send: () =>
          undoable(
            t('deal_duplicated', { name }),
            (call) => api.deals.duplicate({ deal_id: dealId, id }, call),
            () => void navigate('/admin/deals'),
          ),
        onDone: () => {
          renew()
          return navigate(`/admin/deals/edit/${id}`)
        },
      }),
    remove: (onDone?: () => unknown) =>
      removal.remove('delete', {
        send: (evenIfCited) =>
          undoable(t('deal_deleted', { name }), (call) =>
            api.deals.delete({ deal_id: dealId, even_if_cited: evenIfCited }, call),
          ),
        onDone,
      }),
    warning: removal.warning,
  }
}
