import { deviceFavorites } from '#web/features/favorites/public.ts'
import { viewedCars } from '#web/features/views/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { LateNewsRow } from './late-news-row.ts'

/** Shows what has changed since the last visit to people who were here before; others load no code for it. */
export function NewsPlace() {
  const viewer = useViewer()
  const knows = [deviceFavorites.useIds(), viewedCars.useIds()].some((ids) => ids.length > 0)
  return useIsHydrated() && (viewer !== null || knows) ? <LateNewsRow fallback={null} /> : null
}
