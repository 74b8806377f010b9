import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useHasWaiting } from '#web/features/messages/public.ts'
import { askSite, findKept, useIsOffline, type Found } from '#web/features/offline/public.ts'
import { useThemeOfDevice } from '#web/features/theme/public.ts'
import { offlineAddress } from '#web/platform/pages/kept-addresses.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { AllKept } from './all-kept.tsx'
import { FoundPage } from './found-page.tsx'

/**
 * What the device has of a page that cannot be fetched, or else of all pages. The service worker keeps this page, and leads
 * to it with the wanted page as `page`.
 */
export function OfflinePage() {
  const { t, lang } = useTexts(offlineTexts)
  useThemeOfDevice()
  const page = pageOf(useSearchParams()[0])
  const found = useFound(page)
  const isBack = useIsBack(page)
  const hasWaiting = useHasWaiting()
  return (
    <main id="content" className="page flex min-h-dvh flex-col gap-8 py-6">
      {isBack && page !== null && (
        <p role="status" className="notice flex flex-wrap items-center justify-between gap-3">
          <span>{t('offline_back')}</span>
          <ButtonAnchor href={page}>{t('offline_open')}</ButtonAnchor>
        </p>
      )}
      {hasWaiting && <p className="notice">{t('offline_waiting')}</p>}
      {found && page !== null ? (
        <>
          <FoundPage found={found} page={page} />
          <p>
            <ButtonLink to={offlineAddress(lang)} variant="quiet">
              {t('offline_all')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <div className="flex flex-col gap-2">
            <h1 className="text-2xl font-bold">{t('offline_title')}</h1>
            {page !== null && found === null && <p>{t('offline_not_kept')}</p>}
            <p className="max-w-prose text-muted">{t('offline_text')}</p>
          </div>
          <AllKept />
        </>
      )}
    </main>
  )
}

/** Only pages of this site. */
function pageOf(params: URLSearchParams): string | null {
  const page = params.get('page')
  return page !== null && /^\/(?![/\\])/.test(page) ? page : null
}

/** Undefined while it is looked for. */
function useFound(page: string | null): Found | null | undefined {
  const [found, setFound] = useState<{ page: string; kept: Found | null } | null>(null)
  useEffect(() => {
    if (page !== null) void findKept(page).then((kept) => setFound({ page, kept }))
  }, [page])
  return found?.page === page ? found.kept : undefined
}

/**
 * Whether the site can be reached. When it can be again, the wanted page opens by itself: not at first, since it has just
 * failed, and the two would lead to each other for ever.
 */
function useIsBack(page: string | null): boolean {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(false)
  const [isAsked, setAsked] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  useEffect(() => void askSite().then(() => setAsked(true)), [])
  useEffect(() => {
    if (wasOffline && !isOffline && page !== null) window.location.replace(page)
  }, [wasOffline, isOffline, page])
  return isAsked && !isOffline
}
