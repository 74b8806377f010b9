import { DONE } from '#contract/done.ts'
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
  note_transfer: promotions.note_transfer.handler(async ({ context, input }) => {
    await changeOwnPromotion(context, { action: 'note_transfer', ...input })
    return DONE
  }),
  withdraw: promotions.withdraw.handler(async ({ context, input }) => {
    await changeOwnPromotion(context, { action: 'withdraw', ...input })
    return DONE
  }),
  list_any: promotions.list_any.handler(({ context, input }) => listAnyPromotions(context, input)),
  confirm: promotions.confirm.handler(async ({ context, input }) => {
    await confirmPromotion(context, { ...input, admin_id: requireUser(context).id })
    return DONE
  }),
  decline: promotions.decline.handler(async ({ context, input }) => {
    await declinePromotion(context, input)
    return DONE
  }),
  get_settings: promotions.get_settings.handler(({ context }) => readRevenueSettings(context.db)),
  set_settings: promotions.set_settings.handler(({ context, input }) => setRevenueSettings(context, input)),
}
