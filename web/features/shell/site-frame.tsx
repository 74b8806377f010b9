import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Boundary, MinimalFallback } from '#web/features/errors/public.ts'
import { CompareBar } from '#web/features/compare/public.ts'
import { useLateOffline } from '#web/features/offline/public.ts'
import { PerformanceTools } from '#web/features/performance/public.ts'
import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { headingOfPage } from '#web/ui/heading-of-page.ts'
import { NavigationProgress } from '#web/ui/navigation-progress.tsx'
import { SkippedRest } from '#web/ui/skipped/skipped-rest.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Toasts } from '#web/ui/toasts/toasts.tsx'
import { useCaughtFocus } from '#web/ui/use-caught-focus.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ChatLink } from './chat-link.tsx'
import { useFooterPages } from './footer-pages.ts'
import { ScriptsFailed } from './scripts-failed.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useBusyNotice } from './use-busy-notice.ts'
import { usePageFocus } from './use-page-focus.ts'

/** Layout of all pages. Explore and car pages render their own header (`CompactHeader`). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { t } = useTexts()
  const pages = useFooterPages()
  const site = useRef<HTMLDivElement>(null)
  const offline = useLateOffline()
  usePageFocus()
  useBusyNotice()
  useCaughtFocus(site, { wait: whenIdle, findOther: headingOfPage })
  const hasOwnBar = pathname.includes('/car/') || pathname === '/explore'
  return (
    <div ref={site} className="flex flex-col">
      <SkipLink to="content">{t('skip_to_content')}</SkipLink>
      <NavigationProgress />
      <Boundary fallback={MinimalFallback}>{offline && <offline.OfflineBar />}</Boundary>
      {!hasOwnBar && <SiteHeader />}
      {/* as high as the screen, so that the footer never jumps into view; a new element where the header ends elsewhere */}
      <div key={String(hasOwnBar)} className="min-h-dvh grow">
        {children}
      </div>
      <Boundary fallback={MinimalFallback}>{offline && <offline.InstallHint />}</Boundary>
      <SiteFooter pages={pages} />
      <Boundary fallback={LowestFallback}>
        <CompareBar />
      </Boundary>
      <ChatLink />
      <PerformanceTools />
      <SkippedRest />
      <Toasts />
      <ScriptsFailed />
    </div>
  )
}

/** In place of a bar at the end of the page, where the chat button would cover it. */
const LowestFallback: typeof MinimalFallback = (props) => (
  <div className="page pb-24">
    <MinimalFallback {...props} />
  </div>
)
