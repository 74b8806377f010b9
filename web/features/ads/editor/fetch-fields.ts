import { Ad } from '#contract/ads.ts'
import type { ApiClient } from '#contract/client.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { formOf } from './ad-form.ts'
import { countPictures } from './count-pictures.ts'
import { readForm } from './read-form.ts'
import type { FieldsData } from './use-fields-form.ts'

/** Fetches the fields of an ad and the catalogue, for the admin's editor. */
export async function fetchFields(api: ApiClient, carId: string): Promise<FieldsData> {
  const original = await api.admin_ads.get_fields({ car_id: carId })
  const { make } = original.fields
  const [makers, cities, models, pictures] = await Promise.all([
    api.catalogue.list_makers(),
    api.catalogue.list_cities(),
    typeof make === 'string' && make ? api.catalogue.list_models({ make }) : [],
    api.admin_ads.list_pictures({ car_id: carId }),
  ])
  const thisYear = yearInRiyadh(new Date())
  const { imported_images, seller } = original
  const { picture_ids, areReady } = countPictures(original.picture_ids, pictures)
  const seen = { picture_ids, arePicturesReady: areReady, imported_images, thisYear, country_code: seller.country_code }
  const { problems } = readForm(formOf(original.fields), seen, Ad)
  return { car_id: carId, original, makers, cities, models, pictures, thisYear, problems }
}
