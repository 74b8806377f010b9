import { useState, type ReactNode } from 'react'
import type { Car } from '#contract/cars.ts'
import { directionOf } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { isForeign } from '#domain/translations/is-foreign.ts'
import type { TranslatedText } from '#domain/translations/translated-texts.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { LateTranslateText } from './late-translate-text.tsx'

interface Props {
  car: Pick<Car, 'id' | 'visibility'>
  field: TranslatedText
  /** As the seller wrote it. */
  text: string
  /** The text, or its translation, in its place. */
  children: (shown: { lang?: string; dir: string; translation: string | null }) => ReactNode
}

/** A short text of the seller, which readers of the other language can have translated. */
export function OwnWords({ car, field, text, children }: Props) {
  const { lang } = useTexts(carPageTexts)
  const isHydrated = useIsHydrated()
  const [translation, setTranslation] = useState<string | null>(null)
  const written = translation === null ? writtenIn(text) : { lang, dir: directionOf(lang) }
  return (
    <>
      <div className="contents">{children({ ...written, translation })}</div>
      {isHydrated && car.visibility !== 'hidden' && isForeign(text, lang) && (
        <LateTranslateText
          car_id={car.id}
          field={field}
          isShown={translation !== null}
          onShow={setTranslation}
          fallback={null}
        />
      )}
    </>
  )
}
