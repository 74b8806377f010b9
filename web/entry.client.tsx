import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { AccountMenu } from './features/accounts/public.ts'
import { withQueue } from './features/events/public.ts'
import { loadFilterForm } from './features/explore/public.ts'
import { CHAT_ID, ChatButton } from './features/messages/public.ts'
import { noteRestoredFields, replayPage } from './rendering/early/replay.ts'
import { tolerateForeignChanges } from './rendering/foreign-changes.ts'
import { loadIfSent } from './rendering/load-at-start.ts'
import { learnKnownRoutes } from './rendering/known-routes.tsx'
import { ACCOUNT_ID } from './platform/pages/page-of-user.ts'
import { browserQueryClient } from './platform/queries/query-client.ts'
import { noteFailedRequests } from './platform/api/request-id.ts'
import { watchFetch } from './rendering/watched-fetch.ts'
import { loadTextsOfPage } from './texts/default-texts.ts'
import type { Elements } from './ui/elements.tsx'

tolerateForeignChanges()
watchFetch()
noteFailedRequests()
learnKnownRoutes()
await loadTextsOfPage()
await Promise.all([
  loadIfSent(`#${ACCOUNT_ID}`, AccountMenu.load),
  loadIfSent(`#${CHAT_ID}`, ChatButton.load),
  loadIfSent('.filter-panel', loadFilterForm),
])

void withQueue(() => {})
noteRestoredFields()

/** Runs its effects once the whole page is hydrated. */
function Hydrated({ children }: { children: Elements }) {
  useEffect(replayPage, [])
  return children
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
  )
})
