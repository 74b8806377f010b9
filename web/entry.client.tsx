import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { AccountMenu } from './features/accounts/public.ts'
import { withQueue } from './features/events/public.ts'
import { reportFaults } from './features/errors/public.ts'
import { loadFilterForm } from './features/explore/public.ts'
import { isKnownVisitor } from './features/favorites/public.ts'
import { CHAT_ID, ChatButton } from './features/messages/public.ts'
import { noteRestoredFields, replayPage, takeEarlyErrors } from './rendering/early/replay.ts'
import { reloadEmptiedPage } from './rendering/emptied-page.ts'
import { tolerateForeignChanges } from './rendering/foreign-changes.ts'
import { loadReadParts } from './rendering/late-part.tsx'
import { loadIfSent } from './rendering/load-at-start.ts'
import { loadOptional } from './rendering/load-module.ts'
import { learnKnownRoutes } from './rendering/known-routes.tsx'
import { isTranslated } from './platform/pages/page-language.ts'
import { ACCOUNT_ID } from './platform/pages/page-of-user.ts'
import { browserQueryClient } from './platform/queries/query-client.ts'
import { watchErrors } from './platform/pages/error-log.ts'
import { noteFailedRequests } from './platform/api/request-id.ts'
import { watchFetch } from './rendering/watched-fetch.ts'
import { loadTextsOfPage } from './texts/default-texts.ts'
import type { Elements } from './ui/elements.tsx'

reportFaults()
watchErrors(takeEarlyErrors())
tolerateForeignChanges()
reloadEmptiedPage()
watchFetch()
noteFailedRequests()
learnKnownRoutes()
await loadTextsOfPage()
await Promise.all([
  loadIfSent(`#${ACCOUNT_ID}`, AccountMenu.load),
  loadIfSent(`#${CHAT_ID}`, ChatButton.load),
  loadIfSent('.filter-panel', loadFilterForm),
  isKnownVisitor() && loadReadParts(),
])

void withQueue(() => {})
noteRestoredFields()

/** Runs its effects once the whole page is hydrated. */
function Hydrated({ children }: { children: Elements }) {
  useEffect(replayPage, [])
  useEffect(() => {
    if (import.meta.env.DEV)
      void loadOptional(() => import('./features/error-overlay/public.ts')).then((one) => one?.showOverlay())
  }, [])
  return children
}

/** Adds the components to the stack, since that of the error itself names React alone. */
function within(error: unknown, componentStack = ''): unknown {
  if (error instanceof Error) error.stack = `${error.stack ?? error.message}\n${componentStack}`
  return error
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={browserQueryClient()}>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </QueryClientProvider>
    </StrictMode>,
    // what a translator has changed is rendered anew, which is no fault
    { onRecoverableError: (error, { componentStack }) => isTranslated() || reportError(within(error, componentStack)) },
  )
})
