import { formatMileage } from '#domain/format/format-mileage.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  city: string
  /** In kilometres, in lists of cars near a city. */
  distance: number | undefined
}

/** Where a car is: «الرس · 75 كم». */
export function CarPlace({ city, distance }: Props) {
  const { lang, t } = useTexts()
  return (
    <span className="card-place dotted">
      <span>{city}</span>
      {distance ? (
        <span>
          <span className="sr-only">{t('car_distance')}</span> <bdi>{formatMileage(distance, lang)}</bdi>
        </span>
      ) : null}
    </span>
  )
}
