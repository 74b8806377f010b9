import { Boundary, MinimalFallback } from '#web/features/errors/public.ts'
import { KeptCar } from '#web/features/car-page/public.ts'
import type { Found } from '#web/features/offline/public.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AsOf } from './as-of.tsx'
import { KeptCards } from './kept-cards.tsx'
import { KeptConversations } from './kept-conversations.tsx'
import { KeptThread } from './kept-thread.tsx'

/**
 * A page as the device has kept it, and how old that is.
 * @param page its path, with query string
 */
export function FoundPage({ found, page }: { found: Found; page: string }) {
  return (
    <div className="flex flex-col gap-4">
      <Boundary fallback={MinimalFallback}>
        <AsOf at={found.kept.at} />
        <Content found={found} page={page} />
      </Boundary>
    </div>
  )
}

function Content({ found, page }: { found: Found; page: string }) {
  const { t } = useTexts(offlineTexts, messagesTexts)
  if (found.kind === 'car') return <KeptCar car={found.kept.car} />
  if (found.kind === 'thread') return <KeptThread thread={found.kept} />
  if (found.kind === 'list')
    return (
      <>
        <h1 className="text-2xl font-bold">{t(titleOf(page))}</h1>
        <h2 className="sr-only">{t('offline_cars')}</h2>
        <KeptCards cards={found.kept.cards} />
      </>
    )
  return (
    <>
      <h1 className="text-2xl font-bold">{t('messages_title')}</h1>
      <KeptConversations inbox={found.kept} />
    </>
  )
}

function titleOf(page: string) {
  if (page.startsWith('/favorites')) return 'offline_favorites'
  return page.startsWith('/explore') ? 'offline_results' : 'offline_latest'
}
