import type { MouseEvent } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { refusalText } from '#web/ui/form/failure-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ownAdsAddress, type OwnAdSearch } from './own-ad-search.ts'

interface Props {
  search: OwnAdSearch
  /** Cursor of the next page; null on the last. */
  next: string | null
  shown: number
  total: number
  isLoading: boolean
  /** Of the last request for a page; null if it succeeded. */
  error: Error | null
  onMore: () => void
}

/** Appends the next page to the list; without JavaScript it is a link to that page. */
export function MoreAds({ search, next, shown, total, isLoading, error, onMore }: Props) {
  const { t, lang } = useTexts(adsTexts)

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isLoading) onMore()
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <p role="status" className="text-sm text-muted">
        {next && t('my_ads_shown', { shown: formatNumber(shown, lang), total: formatNumber(total, lang) })}
      </p>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {refusalText(error, t) ?? t('my_ads_more_failed')}
        </p>
      )}
      {next && (
        <ButtonLink to={ownAdsAddress(search, { after: next })} variant="quiet" isWorking={isLoading} onClick={open}>
          {t('my_ads_more')}
        </ButtonLink>
      )}
    </div>
  )
}
