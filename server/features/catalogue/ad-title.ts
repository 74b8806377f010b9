import { carTitle } from '#domain/cars/title.ts'
import type { Lang } from '#domain/language.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'
import { asNamedNow } from './as-named-now.ts'
import type { Catalogue } from './catalogue.ts'

type Titled = Pick<CarRow, 'make_id' | 'model_id' | 'custom_model' | 'year' | 'ad_title_ar' | 'ad_title_en'>

/** The title of an ad in emails and notifications. */
export function adTitle(
  row: Titled,
  catalogue: Pick<Catalogue, 'makers' | 'models' | 'typedModels'>,
  lang: Lang,
): string {
  const car = asNamedNow(row, catalogue)
  const make = catalogue.makers.byId.get(car.make_id)
  const model = catalogue.models.byId.get(car.model_id ?? 0)
  return carTitle(
    {
      ...car,
      make_name_ar: make?.name_ar ?? null,
      make_name_en: make?.name_en ?? null,
      model_name_ar: model?.name_ar ?? null,
      model_name_en: model?.name_en ?? null,
    },
    lang,
  )
}
