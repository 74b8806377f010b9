import { useState } from 'react'
import type { Car } from '#contract/cars.ts'
import { directionOf } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { ExplainedText, type ExplainedCar } from './explained-text.tsx'
import { LateTranslateText } from './late-translate-text.tsx'

/** The description in the user's language, else in the other one. Each line has its own language and direction. */
export function CarDescription({ car }: { car: ExplainedCar & Partial<Pick<Car, 'id' | 'visibility'>> }) {
  const { lang, t } = useTexts(carPageTexts)
  const isHydrated = useIsHydrated()
  const [translation, setTranslation] = useState<string | null>(null)
  const field = ([`description_${lang}`, 'description_ar', 'description_en'] as const).find((one) => car[one])
  if (!field) return null
  const text = car[field] ?? ''
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl font-bold">
        {t('car_description')}
      </h2>
      {translation === null ? (
        <div {...writtenIn(text)} className="mt-3 max-w-prose break-words">
          {[...text.matchAll(/[^\n]*\n?/g)].map(({ 0: line, index }) => {
            const written = writtenIn(line)
            return line.trim() ? (
              <p key={index} {...(written.lang && written)}>
                <ExplainedText car={car} field={field} from={index} to={index + line.length} />
              </p>
            ) : (
              line && <br key={index} />
            )
          })}
        </div>
      ) : (
        <p lang={lang} dir={directionOf(lang)} className="mt-3 max-w-prose break-words whitespace-pre-wrap">
          {translation}
        </p>
      )}
      {isHydrated && car.id !== undefined && car.visibility !== 'hidden' && writtenIn(text).lang !== lang && (
        <LateTranslateText
          car_id={car.id}
          field="description"
          isShown={translation !== null}
          onShow={setTranslation}
          fallback={null}
        />
      )}
    </section>
  )
}
