import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '#web/features/language/public.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { watchActions } from './action-log.ts'
import { ErrorOverlay } from './error-overlay.tsx'

const ID = 'error-overlay'

/** Shows the errors of the page, once, also if the page itself can show nothing. */
export function showOverlay(): void {
  if (document.querySelector(`#${ID}`)) return
  watchActions()
  const place = document.createElement('div')
  place.id = ID
  // outside of the body, which React has rendered
  document.documentElement.append(place)
  createRoot(place).render(
    <QueryClientProvider client={browserQueryClient()}>
      <LanguageProvider lang={pageLanguage()} changedTexts={null}>
        <ErrorOverlay />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}
