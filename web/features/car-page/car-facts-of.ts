import type { Car } from '#contract/cars.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { IconName } from '#web/ui/icon.tsx'

export interface CarFact {
  /** Of the text that names it. */
  key: TextKey
  icon: IconName
  /** In words; null where nobody stated it. */
  value: string | null
}

type Described = Pick<
  Car,
  | 'year'
  | 'mileage'
  | 'city_name_ar'
  | 'city_name_en'
  | 'region_name_ar'
  | 'region_name_en'
  | 'district'
  | 'condition'
  | 'body_types'
  | 'color'
  | 'fuel_type'
  | 'transmission'
  | 'engine_size'
  | 'power_hp'
  | 'doors'
  | 'seats'
  | 'regional_spec'
  | 'imported'
  | 'owners_count'
  | 'accident'
  | 'paint'
  | 'agency_serviced'
  | 'warranty_until'
  | 'inspection_valid_until'
  | 'registration_valid_until'
>

/** Everything that an ad may say of its car, always in the same order. */
export function carFactsOf(car: Described, lang: Lang, t: Texts['t']): CarFact[] {
  const yesOrNo = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'))
  const date = (value: string | null) => value && formatDate(value, lang)
  const number = (value: number | null) => (value === null ? null : formatNumber(value, lang))
  const bodies = car.body_types.map((body_type) => t(`body_type_${body_type}`)).join(t('list_comma'))
  const city = t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] })
  return [
    { key: 'filter_year', icon: 'calendar', value: String(car.year) },
    { key: 'filter_mileage', icon: 'gauge', value: formatMileage(car.mileage, lang) },
    { key: 'filter_city', icon: 'pin', value: city },
    { key: 'filter_condition', icon: 'shield', value: t(`condition_${car.condition}`) },
    { key: 'filter_body_type', icon: 'car', value: bodies || null },
    { key: 'filter_color', icon: 'colour', value: car.color && t(`color_${car.color}`) },
    { key: 'filter_fuel_type', icon: 'fuel', value: car.fuel_type && t(`fuel_type_${car.fuel_type}`) },
    { key: 'filter_transmission', icon: 'gearbox', value: car.transmission && t(`transmission_${car.transmission}`) },
    { key: 'car_engine_size', icon: 'engine', value: car.engine_size ? t('litres', { size: car.engine_size }) : null },
    {
      key: 'filter_power_hp',
      icon: 'power',
      value: car.power_hp ? t('horsepower', { power: formatNumber(car.power_hp, lang) }) : null,
    },
    { key: 'filter_doors', icon: 'door', value: number(car.doors) },
    { key: 'filter_seats', icon: 'seat', value: number(car.seats) },
    {
      key: 'filter_regional_spec',
      icon: 'flag',
      value: car.regional_spec && t(`regional_spec_${car.regional_spec}`),
    },
    { key: 'car_imported', icon: 'globe', value: yesOrNo(car.imported) },
    { key: 'car_owners_count', icon: 'people', value: number(car.owners_count) },
    { key: 'car_accident', icon: 'warning', value: car.accident && t(`accident_${car.accident}`) },
    { key: 'car_paint', icon: 'colour', value: car.paint && t(`paint_${car.paint}`) },
    { key: 'car_agency_serviced', icon: 'wrench', value: yesOrNo(car.agency_serviced) },
    { key: 'car_warranty_until', icon: 'shield', value: date(car.warranty_until) },
    { key: 'car_inspection_valid_until', icon: 'check', value: date(car.inspection_valid_until) },
    { key: 'car_registration_valid_until', icon: 'document', value: date(car.registration_valid_until) },
    { key: 'car_district', icon: 'pin', value: car.district },
  ]
}
