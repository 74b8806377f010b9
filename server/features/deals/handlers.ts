import { procedures } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { addCategory, categoryContent, listCategories, moveCategory } from './categories.ts'
import { addDeal, changeDeal, duplicateDeal } from './change-deals.ts'
import { countDeal } from './count-deal.ts'
import { deleteDeal } from './delete-deal.ts'
import { getDeal } from './get-deal.ts'
import { getAnyDeal, listAnyDeals, listDealDays } from './list-any-deals.ts'
import { listDeals } from './list-deals.ts'

const { deals } = procedures

export const dealsHandlers = {
  list: deals.list.handler(({ context, input }) => listDeals(context, input)),
  get: deals.get.handler(({ context, input }) => getDeal(context, input.deal_id)),
  count: deals.count.handler(({ context, input }) => countDeal(context, input.deal_id, input.what)),
  list_any: deals.list_any.handler(({ context, input }) => listAnyDeals(context, input)),
  get_any: deals.get_any.handler(({ context, input }) => getAnyDeal(context, input.deal_id)),
  list_days: deals.list_days.handler(({ context, input }) => listDealDays(context, input.deal_id)),
  add: deals.add.handler(({ context, input }) => addDeal(context, input)),
  change: deals.change.handler(({ context, input }) => changeDeal(context, input)),
  duplicate: deals.duplicate.handler(({ context, input }) => duplicateDeal(context, input.deal_id, input.id)),
  delete: deals.delete.handler(({ context, input: { deal_id, even_if_cited } }) =>
    deleteDeal(context, deal_id, { evenIfCited: even_if_cited }),
  ),
  list_categories: deals.list_categories.handler(({ context }) => listCategories(context)),
  add_category: deals.add_category.handler(({ context, input }) => addCategory(context, input)),
  change_category: deals.change_category.handler(async ({ context, input: { category_id, wanted, seen } }) => {
    const change = { content_id: String(category_id), wanted, seen, mustExist: true as const }
    return { changed: await changeContent(context, categoryContent, change) }
  }),
  move_category: deals.move_category.handler(({ context, input }) =>
    moveCategory(context, input.category_id, input.before),
  ),
  delete_category: deals.delete_category.handler(async ({ context, input }) => {
    await changeContent(context, categoryContent, { content_id: String(input.category_id), wanted: null, seen: {} })
  }),
}
