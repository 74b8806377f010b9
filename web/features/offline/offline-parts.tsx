import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { OFFLINE_PATH } from '#contract/kept-pages.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import { offlineAddress } from '#web/platform/pages/kept-addresses.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { askSite, useIsOffline, watchConnection } from './connection.ts'
import { useCanRead } from './use-can-read.ts'
import { useKept } from './use-kept.ts'
import { useShownAt } from './use-shown-at.ts'
import { useUpdate } from './use-update.ts'
import { useWayOut } from './use-way-out.ts'

export { InstallHint } from './install-hint.tsx'

/**
 * Says that the site cannot be reached, what still works, and how old the page is that is shown: in a bar on a page that
 * was kept, in a notice above one that was open.
 */
export function OfflineBar() {
  const { t, lang } = useTexts(offlineTexts)
  const isOffline = useIsOffline()
  const { at, isKept } = useShownAt()
  const isOfflinePage = useLocation().pathname === OFFLINE_PATH
  useUpdate(useKept(isKept || isOfflinePage ? null : at, isOffline))
  const canRead = useCanRead(isOffline, lang)
  useWayOut(isOffline, lang)

  useEffect(() => {
    watchConnection()
    if (isKept || isOfflinePage) void askSite()
  }, [isKept, isOfflinePage])

  if (isKept || isOfflinePage) {
    return isOffline || isKept ? (
      <div role="status" data-offline-bar="kept" className="no-print border-b border-line bg-sunken">
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
          <p className="flex grow basis-64 items-start gap-2">
            <Icon name="warning" size={20} />
            <span className="flex flex-wrap gap-x-1">
              <span className="font-semibold">{t(isOffline ? 'offline_bar' : 'offline_kept')}</span>
              {!isOfflinePage && <span>{t('offline_as_of', { time: formatDateTime(at, lang) })}</span>}
              {isOffline && <span className="text-muted">{t('offline_bar_works')}</span>}
            </span>
          </p>
          {!isOffline && (
            <Button variant="plain" onClick={() => window.location.reload()}>
              {t('offline_newest')}
            </Button>
          )}
          {isOffline && !isOfflinePage && <ToKept lang={lang} />}
        </div>
      </div>
    ) : null
  }
  if (!isOffline) return null
  // above the page: whoever is about to press something there must not miss it
  return (
    <div
      role="status"
      data-offline-bar="open"
      className="offline-notice no-print fixed inset-x-0 z-40 mx-auto w-fit max-w-[min(24rem,100%-2rem)] rounded-[1.125rem] bg-floating text-sm shadow-floating"
    >
      <details className="group">
        <summary className="flex min-h-9 items-center justify-center gap-2 px-4 py-1">
          <Icon name="warning" size={20} />
          <span className="font-semibold">{t('offline_bar')}</span>
          <span className="flex group-open:rotate-180">
            <Icon name="down" size={20} />
          </span>
        </summary>
        <div className="flex flex-col items-start gap-2 px-4 pb-3">
          <p>{t(canRead ? 'offline_bar_works' : 'offline_bar_here')}</p>
          <p className="text-muted">{t('offline_as_of', { time: formatDateTime(at, lang) })}</p>
          {canRead && <ToKept lang={lang} />}
        </div>
      </details>
    </div>
  )
}

function ToKept({ lang }: { lang: Lang }) {
  const { t } = useTexts(offlineTexts)
  return (
    <a href={offlineAddress(lang)} className="link">
      {t('offline_bar_link')}
    </a>
  )
}
