import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { changeOwnPromotion } from './change-own-promotion.ts'
import { confirmPromotion } from './confirm-promotion.ts'
import { declinePromotion } from './decline-promotion.ts'
import { listAnyPromotions } from './list-any-promotions.ts'
import { listPromotions } from './list-promotions.ts'
import { requestPromotion } from './request-promotion.ts'
import { readRevenueSettings, setRevenueSettings } from './revenue-settings.ts'

const { promotions } = procedures

export const promotionsHandlers = {
  list: promotions.list.handler(({ context, input }) => listPromotions(context, input.car_id)),
  request: promotions.request.handler(({ context, input }) => requestPromotion(context, input)),
  note_transfer: promotions.note_transfer.handler(({ context, input }) =>
    changeOwnPromotion(context, { action: 'note_transfer', ...input }),
  ),
  withdraw: promotions.withdraw.handler(({ context, input }) =>
    changeOwnPromotion(context, { action: 'withdraw', ...input }),
  ),
  list_any: promotions.list_any.handler(({ context, input }) => listAnyPromotions(context, input)),
  confirm: promotions.confirm.handler(({ context, input }) =>
    confirmPromotion(context, { ...input, admin_id: requireUser(context).id }),
  ),
  decline: promotions.decline.handler(({ context, input }) => declinePromotion(context, input)),
  get_settings: promotions.get_settings.handler(({ context }) => readRevenueSettings(context.db)),
  set_settings: promotions.set_settings.handler(({ context, input }) => setRevenueSettings(context, input)),
}
