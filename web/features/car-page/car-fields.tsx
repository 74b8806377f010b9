import type { Car } from '#contract/cars.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { carFieldsOf } from '#web/features/cars/public.ts'
import { CONDITION_FIELDS } from './condition-fields.ts'

/** What the car is, as far as it is stated. Its condition and papers are apart. */
export function CarFields({ car }: { car: Car }) {
  const { lang, t } = useTexts()
  const stated = carFieldsOf(car, lang, t).filter(({ key, value }) => value !== null && !CONDITION_FIELDS.has(key))
  return (
    <section aria-labelledby="fields">
      <h2 id="fields" className="text-xl font-bold">
        {t('car_fields')}
      </h2>
      <dl className="mt-4 two-columns [--narrowest:8rem] gap-x-4 gap-y-5 sm:grid-cols-3">
        {stated.map(({ key, icon, value }) => (
          <div key={key} className="min-w-0">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <Icon name={icon} />
              <span>{t(key)}</span>
            </dt>
            <dd className="ps-7 font-medium break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
