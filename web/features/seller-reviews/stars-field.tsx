import { useId } from 'react'
import { STARS } from '#domain/seller-reviews/rating.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'

interface Props {
  value: number
  onChoose: (stars: number) => void
  isRequired: boolean
  error?: string
}

/** A rating of one to five stars as radio buttons, with its meaning as text. */
export function StarsField({ value, onChoose, isRequired, error }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  const id = useId()
  const words = STARS.find((stars) => stars === value)
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        <span>{t('review_stars')}</span>
        <RequiredMark isRequired={isRequired} />
      </legend>
      <div className="flex flex-wrap items-center gap-x-1">
        {STARS.toReversed().map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-control text-brand has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="stars"
              className="sr-only"
              checked={value === stars}
              aria-label={`${stars}: ${t(`review_stars_${stars}`)}`}
              onChange={() => onChoose(stars)}
            />
            <Icon name={stars <= value ? 'star-full' : 'star'} size={30} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 font-medium">
          {words && t(`review_stars_${words}`)}
        </span>
      </div>
      {error && (
        <p id={id} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
