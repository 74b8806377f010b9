import { UploadPage } from '#web/features/ads/csv/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import type { Route } from './+types/my-ads-upload'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('ad_csv_title', args.error)), isIndexed: false }),
    formTexts,
    adsTexts,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await requireViewer(context.get(scopeContext))
  return { id }
}

export default function UploadRoute() {
  return <UploadPage />
}
