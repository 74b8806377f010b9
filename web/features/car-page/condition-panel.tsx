import type { Car } from '#contract/cars.ts'
import { carName } from '#domain/cars/car-name.ts'
import { carFieldsOf } from '#web/features/cars/public.ts'
import { MessageLink } from '#web/features/contacts/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CONDITION_FIELDS } from './condition-fields.ts'
import { isProven, ProvenFacts } from './proven-facts.tsx'

/** Names of fields that end in "until", without it. */
const NAMES: Partial<Record<string, TextKey<typeof carPageTexts>>> = {
  car_inspection_valid_until: 'condition_inspection',
  car_registration_valid_until: 'condition_registration',
  car_warranty_until: 'condition_warranty',
}

/** The condition and the papers of a car: what is proven, what its seller says, and what nobody said. */
export function ConditionPanel({ car }: { car: Car }) {
  const { lang, t } = useTexts(carPageTexts)
  const fields = carFieldsOf(car, lang, t).filter(({ key }) => CONDITION_FIELDS.has(key))
  const said = fields.filter(({ value }) => value !== null)
  const unsaid = fields.filter(({ value }) => value === null)
  return (
    <Panel aria-labelledby="condition" className="flex flex-col gap-5 p-4 md:p-6">
      <h2 id="condition" className="text-xl font-bold">
        {t('condition_title')}
      </h2>
      {isProven(car) && (
        <State icon="shield" tone="text-positive" title={t('condition_proven')}>
          <ProvenFacts car={car} />
        </State>
      )}
      {said.length > 0 && (
        <State icon="person" tone="text-brand" title={t('condition_said')}>
          <dl className="two-columns gap-x-4 gap-y-3 [--narrowest:8rem] sm:grid-cols-3">
            {said.map(({ key, value }) => (
              <div key={key} className="min-w-0">
                <dt className="text-sm text-muted">{t(key)}</dt>
                <dd className="font-medium break-words">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </State>
      )}
      {!isProven(car) && (
        <State icon="shield" tone="text-muted" title={t('condition_unproven')}>
          <p className="text-muted">{t('condition_nothing')}</p>
        </State>
      )}
      {unsaid.length > 0 && (
        <State icon="info" tone="text-muted" title={t('condition_unsaid')}>
          <p className="dotted text-muted">
            {unsaid.map(({ key }) => (
              <span key={key}>{t(NAMES[key] ?? key)}</span>
            ))}
          </p>
          {car.can.message && (
            <MessageLink variant="plain" className="no-print self-start" car_id={car.id} title={carName(car, lang)}>
              {t('condition_ask')}
            </MessageLink>
          )}
        </State>
      )}
    </Panel>
  )
}

interface StateProps {
  icon: IconName
  tone: string
  title: string
  children: Elements
}

function State({ icon, tone, title, children }: StateProps) {
  return (
    <div className="condition-state">
      <h3 className={`flex items-center gap-2 font-semibold ${tone}`}>
        <Icon name={icon} />
        <span>{title}</span>
      </h3>
      {children}
    </div>
  )
}
