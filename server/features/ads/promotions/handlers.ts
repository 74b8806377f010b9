import { procedures } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { changeOwnPromotion } from './change-own-promotion.ts'
import { confirmPromotion } from './confirm-promotion.ts'
import { declinePromotion } from './decline-promotion.ts'
import { listAnyPromotions } from './list-any-promotions.ts'
import { listPromotions } from './list-promotions.ts'
import { requestPromotion } from './request-promotion.ts'
import { readRevenueSettings, setRevenueSettings } from './revenue-settings.ts'

const DONE = { done: true } as const
const { promotions, admin_promotions } = procedures

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
}

export const adminPromotionsHandlers = {
  list: admin_promotions.list.handler(({ context, input }) => listAnyPromotions(context, input)),
  confirm: admin_promotions.confirm.handler(async ({ context, input }) => {
    await confirmPromotion(context, { ...input, admin_id: signedIn(context).id })
    return DONE
  }),
  decline: admin_promotions.decline.handler(async ({ context, input }) => {
    await declinePromotion(context, input)
    return DONE
  }),
  get_settings: admin_promotions.get_settings.handler(({ context }) => readRevenueSettings(context.db)),
  set_settings: admin_promotions.set_settings.handler(({ context, input }) => setRevenueSettings(context, input)),
}
