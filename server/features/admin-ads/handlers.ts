import { procedures } from '#server/context.ts'
import { listAdPictures, turnAdPicture } from './ad-pictures.ts'
import { changeFields } from './change-fields.ts'
import { changeSeveral } from './change-several.ts'
import { deleteAd } from './delete-ad.ts'
import { featureAd } from './feature-ad.ts'
import { getAnyAd } from './get-any-ad.ts'
import { getFields } from './get-fields.ts'
import { giveTag, listGivenTags } from './give-tag.ts'
import { restoreAd } from './restore-ad.ts'
import { searchAds } from './search-ads.ts'
import { setAdState } from './set-ad-state.ts'

const { admin_ads } = procedures

export const adminAdsHandlers = {
  search: admin_ads.search.handler(({ context, input }) => searchAds(context, input)),
  get: admin_ads.get.handler(({ context, input }) => getAnyAd(context, input.car_id)),
  set_state: admin_ads.set_state.handler(({ context, input }) => setAdState(context, input)),
  get_fields: admin_ads.get_fields.handler(({ context, input }) => getFields(context, input.car_id)),
  change_fields: admin_ads.change_fields.handler(({ context, input }) => changeFields(context, input)),
  list_tags: admin_ads.list_tags.handler(({ context, input }) => listGivenTags(context, input.car_id)),
  give_tag: admin_ads.give_tag.handler(({ context, input }) => giveTag(context, input)),
  list_pictures: admin_ads.list_pictures.handler(({ context, input }) => listAdPictures(context.db, input.car_id)),
  turn_picture: admin_ads.turn_picture.handler(({ context, input }) => turnAdPicture(context, input)),
  change_several: admin_ads.change_several.handler(({ context, input }) => changeSeveral(context, input)),
  set_featured: admin_ads.set_featured.handler(({ context, input }) => featureAd(context, input)),
  delete: admin_ads.delete.handler(({ context, input }) => deleteAd(context, input)),
  restore: admin_ads.restore.handler(({ context, input }) => restoreAd(context, input)),
}
