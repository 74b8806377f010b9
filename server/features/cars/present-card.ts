import type { CarCard, ShownTag } from '#contract/cars.ts'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { firstTags } from '#domain/tags/choose-tags.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { placeholderImage } from './placeholder-image.ts'
import type { CarRow } from './searchable-row.ts'

export type CardRow = Pick<
  CarRow,
  | 'id'
  | 'ad_title_ar'
  | 'ad_title_en'
  | 'make_id'
  | 'model_id'
  | 'custom_model'
  | 'year'
  | 'price'
  | 'mileage'
  | 'city_id'
  | 'color'
> & {
  body_type: BodyType | null
  discount: number
  tags: number
  featured: boolean
  published_at: string | Date
  image: string | null
}

export function presentCard(row: CardRow, catalogue: Catalogue): CarCard {
  const make = catalogue.makers.byId.get(row.make_id)
  const model = catalogue.models.byId.get(row.model_id ?? 0)
  const city = catalogue.cities.byId.get(row.city_id)
  return {
    id: row.id,
    ad_title_ar: row.ad_title_ar,
    ad_title_en: row.ad_title_en,
    make_name_ar: make?.name_ar ?? '',
    make_name_en: make?.name_en ?? '',
    model_name_ar: model?.name_ar ?? row.custom_model ?? '',
    model_name_en: model?.name_en ?? row.custom_model ?? '',
    year: row.year,
    price: row.price,
    discount: row.discount,
    mileage: row.mileage,
    city_name_ar: city?.name_ar ?? '',
    city_name_en: city?.name_en ?? '',
    image: row.image ?? placeholderImage(row.body_type, row.color),
    tags: presentTags(row.tags, catalogue),
    featured: row.featured,
    published_at: new Date(row.published_at).toISOString(),
  }
}

/** The few that are shown of those that apply. */
export function presentTags(mask: number, catalogue: Catalogue): ShownTag[] {
  return firstTags(tagsOfMask(mask, catalogue.tags)).map(({ id, name_en, name_ar, activation_rules }) => ({
    id,
    name_en,
    name_ar,
    is_discount: activation_rules.type === 'automatic' && activation_rules.condition === 'discount',
  }))
}
