import { useLayoutEffect, useRef } from 'react'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StateTag } from '../state-tag.tsx'
import { InertCard, useCard } from './card-preview.tsx'

export interface Result {
  state: AdState
  /** Whether changes of a live ad wait for review. */
  has_revision: boolean
}

interface Props {
  car_id: string
  result: Result
  isEdit: boolean
}

/** Shown after submission: the state of the ad, what happens next, and links. */
export function SubmissionResult({ car_id, result, isEdit }: Props) {
  const { t } = useTexts(formTexts, addCarTexts, adsTexts)
  const card = useCard()
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  const text =
    result.state === 'pending' ? 'ad_submitted_text' : result.has_revision ? 'ad_revised_text' : 'ad_changed_text'
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center py-8 text-center">
      <h2 ref={title} tabIndex={-1} className="text-2xl font-bold">
        {t(isEdit ? 'ad_changed' : 'ad_handed_in')}
      </h2>
      <p className="mt-3 text-muted">{t(text)}</p>
      <div className="mt-6 flex w-full flex-col items-center gap-2">
        <StateTag ad={result} />
        {card && (
          <div className="w-full max-w-88 text-start">
            <InertCard card={card} />
          </div>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/car/${car_id}`}>{t('ad_see')}</ButtonLink>
        <ButtonLink to="/my-ads" variant="quiet">
          {t('menu_my_ads')}
        </ButtonLink>
        <ButtonLink to="/add-car" variant="quiet">
          {t('ad_post_another')}
        </ButtonLink>
      </div>
    </section>
  )
}
