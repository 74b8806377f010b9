import type { Car } from '#contract/cars.ts'
import { carFieldsOf } from '#web/features/cars/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MAIN_FIELDS } from './condition-fields.ts'

/** What buyers ask first, as chips. */
export function MainFacts({ car }: { car: Car }) {
  const { lang, t } = useTexts()
  const fields = carFieldsOf(car, lang, t)
  return (
    <dl className="main-facts">
      {MAIN_FIELDS.flatMap((name) => fields.find(({ key, value }) => key === name && value !== null) ?? []).map(
        ({ key, icon, value }) => (
          <div key={key}>
            <dt>
              <Icon name={icon} />
              <span className="sr-only">{t(key)}</span>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
