import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface Result {
  state: AdState
  /** Changes of a live ad that wait for review. */
  has_revision: boolean
}

/** What happens with it now, and ways onwards. */
export function Submitted({ result, is_edit }: { result: Result; is_edit: boolean }) {
  const { t } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text =
    result.state === 'pending' ? 'ad_submitted_text' : result.has_revision ? 'ad_revised_text' : 'ad_changed_text'
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center py-16 text-center">
      <h2 ref={title} tabIndex={-1} className="text-2xl font-bold">
        {t(is_edit ? 'ad_changed' : 'ad_handed_in')}
      </h2>
      <p className="mt-3 text-muted">{t(text)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/my-ads" className="button">
          {t('menu_my_ads')}
        </Link>
        <Link to="/add-car" className="button-quiet">
          {t('ad_post_another')}
        </Link>
      </div>
    </section>
  )
}
