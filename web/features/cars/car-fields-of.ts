import type { Car } from '#contract/cars.ts'
import { PLAIN_FIELDS, SPEC_FIELDS, type AdSection, type PlainField } from '#domain/cars/fields.ts'
import { worthOf } from '#domain/cars/worth.ts'
import type { Lang } from '#domain/language.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { fieldInWords } from '#web/texts/field-in-words.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { IconName } from '#web/ui/icon.tsx'

export interface CarField {
  /** Text key of the label. */
  key: TextKey
  icon: IconName
  /** Formatted; null if not stated. */
  value: string | null
  /** Rank of the value for buyers, higher is better; null if values cannot be ranked. */
  worth: number | null
}

type Described = Pick<
  Car,
  | Exclude<PlainField['name'], 'price'>
  | 'city_name_ar'
  | 'city_name_en'
  | 'region_name_ar'
  | 'region_name_en'
  | 'district'
  | 'body_types'
  | 'imported'
>

type ShownField = Exclude<PlainField, { name: 'price' }>

/** All fields of a car, the same and in the same order for each car, so that cars can be compared. */
export function carFieldsOf(car: Described, lang: Lang, t: Translate): CarField[] {
  const bodies = car.body_types
    .map((bodyType) => withAreas(t, carWordTexts)(`body_type_${bodyType}`))
    .join(t('list_comma'))
  const city = t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] })
  const origin = car.imported === null ? null : t(car.imported ? 'car_origin_imported' : 'car_origin_local')
  const fieldOf = (field: ShownField) => ({
    key: field.label,
    icon: field.icon,
    value: fieldInWords(field, car[field.name], { lang, t }),
    worth: worthOf(field, car[field.name]),
  })
  const textField = (key: TextKey, icon: IconName, value: string | null) => ({ key, icon, value, worth: null })
  const specs = (section: AdSection) => SPEC_FIELDS.filter((field) => field.section === section).map(fieldOf)
  const basics = PLAIN_FIELDS.filter((field) => field.section === 'basics' && field.name !== 'price')
  return [
    ...basics.map(fieldOf),
    textField('filter_city', 'pin', city),
    textField('car_district', 'pin', car.district),
    textField('filter_body_type', 'car', bodies || null),
    ...specs('specs'),
    ...specs('history'),
    textField('car_origin', 'globe', origin),
  ]
}
