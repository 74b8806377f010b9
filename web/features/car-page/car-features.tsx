import { isFeature } from '#domain/cars/features.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function CarFeatures({ features }: { features: readonly string[] }) {
  const { t } = useTexts(carWordTexts)
  if (!features.length) return null
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-xl font-bold">
        {t('car_features')}
      </h2>
      <ul className="mt-4 two-columns [--narrowest:8rem] gap-x-4 gap-y-2 sm:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <span className="text-positive">
              <Icon name="check" size={16} />
            </span>
            <span {...(!isFeature(feature) && writtenIn(feature))}>
              {isFeature(feature) ? t(`feature_${feature}`) : feature}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
