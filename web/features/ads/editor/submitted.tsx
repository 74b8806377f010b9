import { useEffect, useRef } from 'react'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export interface Result {
  state: AdState
  /** Changes of a live ad that wait for review. */
  has_revision: boolean
}

/** What happens with it now, and ways onwards. */
export function Submitted({ result, isEdit }: { result: Result; isEdit: boolean }) {
  const { t } = useTexts(accountTexts, addCarTexts)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text =
    result.state === 'pending' ? 'ad_submitted_text' : result.has_revision ? 'ad_revised_text' : 'ad_changed_text'
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center py-16 text-center">
      <h2 ref={title} tabIndex={-1} className="text-2xl font-bold">
        {t(isEdit ? 'ad_changed' : 'ad_handed_in')}
      </h2>
      <p className="mt-3 text-muted">{t(text)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/my-ads">{t('menu_my_ads')}</ButtonLink>
        <ButtonLink to="/add-car" variant="quiet">
          {t('ad_post_another')}
        </ButtonLink>
      </div>
    </section>
  )
}
