import { directionOf } from '#domain/language.ts'
import { LateCarItem } from '#web/features/favorites/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
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
    <LateBoundary>
      <ul lang={lang} dir={directionOf(lang)} className="article-car">
        <LateCarItem car={car} sizes={SIZES} fallback={null} />
      </ul>
    </LateBoundary>
  )
}
