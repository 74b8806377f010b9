import type { Car } from '#contract/cars.ts'
import { SPEC_FIELDS, type AdSection, type SpecField } from '#domain/cars/fields.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import type { Lang } from '#domain/language.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { fieldInWords } from '#web/texts/field-in-words.ts'

export interface CarField {
  /** Of the text that names it. */
  key: TextKey
  icon: IconName
  /** In words; null where nobody stated it. */
  value: string | null
}

type Described = Pick<
  Car,
  | SpecField['name']
  | 'year'
  | 'mileage'
  | 'city_name_ar'
  | 'city_name_en'
  | 'region_name_ar'
  | 'region_name_en'
  | 'district'
  | 'condition'
  | 'body_types'
  | 'imported'
>

/** Everything that an ad may say of its car, always in the same order. */
export function carFieldsOf(car: Described, lang: Lang, t: Translate): CarField[] {
  const bodies = car.body_types.map((body_type) => t(`body_type_${body_type}`)).join(t('list_comma'))
  const city = t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] })
  const specs = (section: AdSection) =>
    SPEC_FIELDS.filter((field) => field.section === section).map((field) => ({
      key: field.label,
      icon: field.icon,
      value: fieldInWords(field, car[field.name], { lang, t }),
    }))
  return [
    { key: 'filter_year', icon: 'calendar', value: String(car.year) },
    { key: 'filter_mileage', icon: 'gauge', value: formatMileage(car.mileage, lang) },
    { key: 'filter_city', icon: 'pin', value: city },
    { key: 'filter_condition', icon: 'shield', value: t(`condition_${car.condition}`) },
    { key: 'filter_body_type', icon: 'car', value: bodies || null },
    ...specs('specs'),
    ...specs('history'),
    { key: 'car_imported', icon: 'globe', value: car.imported === null ? null : t(car.imported ? 'yes' : 'no') },
    { key: 'car_district', icon: 'pin', value: car.district },
  ]
}
