import { directionOf } from '#domain/language.ts'
import { CarItem } from '#web/features/cars/public.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { NodeProps } from './node-props.ts'
import { useShownBody } from './shown-body.ts'

const SIZES = '(width >= 40rem) 24rem, 100vw'

/** The card of an ad, in the language of the page; nothing if the ad is gone. */
export function CarBlock({ node: { attrs } }: NodeProps) {
  const { lang } = useTexts()
  const car = useShownBody().cars.find(({ id }) => id === attrs?.['car_id'])
  if (!car) return null
  return (
    <ul lang={lang} dir={directionOf(lang)} className="article-car">
      <CarItem car={car} Actions={SaveAndMore} sizes={SIZES} />
    </ul>
  )
}
