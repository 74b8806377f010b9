import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { ShownState } from '#domain/ads/shown-states.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  state: ShownState | undefined
  /** Where the next page begins; null after the last. */
  next: string | null
  shown: number
  total: number
  is_loading: boolean
  has_failed: boolean
  onMore: () => void
}

/** The next ads join the list; without JavaScript they are a page of their own. */
export function MoreAds({ state, next, shown, total, is_loading, has_failed, onMore }: Props) {
  const { t, lang } = useTexts()

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!is_loading) onMore()
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <p role="status" className="text-sm text-muted">
        {next && t('my_ads_shown', { shown: formatNumber(shown, lang), total: formatNumber(total, lang) })}
      </p>
      {has_failed && (
        <p role="alert" className="text-sm text-danger">
          {t('my_ads_more_failed')}
        </p>
      )}
      {next && (
        <Link
          to={`/my-ads?${new URLSearchParams({ ...(state && { state }), after: next }).toString()}`}
          className="button-quiet"
          aria-disabled={is_loading}
          onClick={open}
        >
          {is_loading && <span className="spinner" />}
          {t('my_ads_more')}
        </Link>
      )}
    </div>
  )
}
