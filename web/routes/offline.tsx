import { OfflinePage } from '#web/features/kept-pages/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import type { Route } from './+types/offline'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('offline_title'), isIndexed: false }), offlineTexts)

export default function OfflineRoute() {
  return <OfflinePage />
}
