import type { Car } from '#contract/cars.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The description in the user's language, else in the other one. */
export function CarDescription({ car }: { car: Car }) {
  const { lang, t } = useTexts(carPageTexts)
  const description = car[`description_${lang}`] ?? car.description_ar ?? car.description_en
  if (!description) return null
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl font-bold">
        {t('car_description')}
      </h2>
      <p dir="auto" className="mt-3 max-w-prose break-words whitespace-pre-line">
        {description}
      </p>
    </section>
  )
}
