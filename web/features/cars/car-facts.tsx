import type { ReactNode } from 'react'
import type { Car } from '#contract/cars.ts'
import { isFeature } from '#domain/cars/features.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { TextKey } from '#web/texts/text-key.ts'

/** Everything that is known of the car, and what is not known left out. */
export function CarFacts({ car }: { car: Car }) {
  const { lang, t } = useTexts()
  const yesOrNo = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'))
  const date = (value: string | null) => value && formatDate(value, lang)
  const number = (value: number | null) => value && formatNumber(value, lang)
  const facts: [TextKey, ReactNode][] = [
    ['filter_year', car.year],
    ['filter_mileage', formatMileage(car.mileage, lang)],
    ['filter_condition', t(`condition_${car.condition}`)],
    ['filter_body_type', car.body_types.map((body_type) => t(`body_type_${body_type}`)).join(t('list_comma'))],
    ['filter_color', car.color && t(`color_${car.color}`)],
    ['filter_fuel_type', car.fuel_type && t(`fuel_type_${car.fuel_type}`)],
    ['filter_transmission', car.transmission && t(`transmission_${car.transmission}`)],
    ['car_engine_size', car.engine_size && t('litres', { size: car.engine_size })],
    ['filter_power_hp', car.power_hp && t('horsepower', { power: formatNumber(car.power_hp, lang) })],
    ['filter_doors', number(car.doors)],
    ['filter_seats', number(car.seats)],
    ['filter_regional_spec', car.regional_spec && t(`regional_spec_${car.regional_spec}`)],
    ['car_imported', yesOrNo(car.imported)],
    ['car_owners_count', number(car.owners_count)],
    ['car_accident', car.accident && t(`accident_${car.accident}`)],
    ['car_paint', car.paint && t(`paint_${car.paint}`)],
    ['car_agency_serviced', yesOrNo(car.agency_serviced)],
    ['car_warranty_until', date(car.warranty_until)],
    ['car_inspection_valid_until', date(car.inspection_valid_until)],
    ['car_registration_valid_until', date(car.registration_valid_until)],
    ['car_district', car.district],
  ]
  return (
    <section className="md:col-span-2">
      <h2 className="text-xl font-bold">{t('car_facts')}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-surface md:grid-cols-4">
        {facts
          .filter(([, value]) => value !== null && value !== '' && value !== 0)
          .map(([key, value]) => (
            <div key={key} className="-m-px border border-line p-3">
              <dt className="text-sm text-muted">{t(key)}</dt>
              <dd className="font-medium">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {car.extra_features.length > 0 && (
        <ul aria-label={t('car_features')} className="mt-4 flex flex-wrap gap-2">
          {car.extra_features.map((feature) => (
            <li key={feature} dir="auto" className="tag">
              {isFeature(feature) ? t(`feature_${feature}`) : feature}
            </li>
          ))}
        </ul>
      )}
      {car.history_report_url && (
        <a href={car.history_report_url} rel="noopener nofollow" className="button-quiet mt-4">
          {t('car_history_report')}
        </a>
      )}
    </section>
  )
}
