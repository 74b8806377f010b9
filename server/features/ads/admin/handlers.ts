import { procedures } from '#server/context.ts'
import { listAdPictures, turnAdPicture } from './ad-pictures.ts'
import { changeFacts } from './change-facts.ts'
import { deleteAd } from './delete-ad.ts'
import { featureAd } from './feature-ad.ts'
import { getAnyAd } from './get-any-ad.ts'
import { getFacts } from './get-facts.ts'
import { restoreAd } from './restore-ad.ts'
import { searchAds } from './search-ads.ts'
import { setAdState } from './set-ad-state.ts'

const DONE = { done: true } as const
const { admin_cars } = procedures

export const adminCarsHandlers = {
  search: admin_cars.search.handler(({ context, input }) => searchAds(context, input)),
  get: admin_cars.get.handler(({ context, input }) => getAnyAd(context, input.car_id)),
  set_state: admin_cars.set_state.handler(async ({ context, input }) => {
    await setAdState(context, input)
    return DONE
  }),
  get_facts: admin_cars.get_facts.handler(({ context, input }) => getFacts(context, input.car_id)),
  change_facts: admin_cars.change_facts.handler(({ context, input }) => changeFacts(context, input)),
  list_pictures: admin_cars.list_pictures.handler(({ context, input }) => listAdPictures(context.db, input.car_id)),
  turn_picture: admin_cars.turn_picture.handler(({ context, input }) => turnAdPicture(context, input)),
  set_featured: admin_cars.set_featured.handler(async ({ context, input }) => {
    await featureAd(context, input)
    return DONE
  }),
  delete: admin_cars.delete.handler(async ({ context, input }) => {
    await deleteAd(context, input)
    return DONE
  }),
  restore: admin_cars.restore.handler(async ({ context, input }) => {
    await restoreAd(context, input)
    return DONE
  }),
}
