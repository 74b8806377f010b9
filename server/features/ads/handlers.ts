import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { actOnAd } from './act-on-ad.ts'
import { actOnAds } from './bulk/act-on-ads.ts'
import { changePrices } from './bulk/change-prices.ts'
import { undoChanges } from './bulk/undo-changes.ts'
import { confirmByLink } from './confirm-by-link.ts'
import { copyAd } from './copy-ad.ts'
import { uploadCsv } from './csv/upload-csv.ts'
import { discardDraft, getDraft, listDrafts, saveDraft } from './drafts.ts'
import { getAdDays } from './get-ad-days.ts'
import { getMarketPrice } from './get-market-price.ts'
import { listOwnAds } from './list-own-ads.ts'
import { startEdit } from './start-edit.ts'
import { submitAd } from './submit-ad.ts'

export const adsHandlers = {
  list_drafts: procedures.ads.list_drafts.handler(({ context }) => listDrafts(context, requireUser(context).id)),
  get_draft: procedures.ads.get_draft.handler(({ context, input }) =>
    getDraft(context, requireUser(context).id, input.draft_id),
  ),
  save_draft: procedures.ads.save_draft.handler(({ context, input }) =>
    saveDraft(context, requireUser(context).id, input),
  ),
  discard_draft: procedures.ads.discard_draft.handler(({ context, input }) =>
    discardDraft(context.db, requireUser(context).id, input.draft_id),
  ),
  start_edit: procedures.ads.start_edit.handler(({ context, input }) => startEdit(context, input.car_id)),
  copy: procedures.ads.copy.handler(({ context, input }) => copyAd(context, input)),
  submit: procedures.ads.submit.handler(({ context, input }) => submitAd(context, input.car_id, input.ad)),
  list_mine: procedures.ads.list_mine.handler(({ context, input }) =>
    listOwnAds(context, { seller_id: requireUser(context).id, ...input }),
  ),
  act: procedures.ads.act.handler(({ context, input }) => actOnAd(context, input)),
  act_on_many: procedures.ads.act_on_many.handler(({ context, input }) => actOnAds(context, input)),
  change_prices: procedures.ads.change_prices.handler(({ context, input }) => changePrices(context, input)),
  undo_changes: procedures.ads.undo_changes.handler(({ context, input }) => undoChanges(context, input.change_id)),
  upload_csv: procedures.ads.upload_csv.handler(({ context, input }) => uploadCsv(context, input)),
  confirm_by_link: procedures.ads.confirm_by_link.handler(({ context, input }) => confirmByLink(context, input.token)),
  get_days: procedures.ads.get_days.handler(({ context, input }) =>
    getAdDays(context, { seller_id: requireUser(context).id, ...input }),
  ),
  get_market_price: procedures.ads.get_market_price.handler(({ context, input }) => getMarketPrice(context, input)),
}
