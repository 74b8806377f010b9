import { AdminFrame } from '#web/features/admin/public.ts'
import { MediaScreen, readMediaSearch } from '#web/features/media/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import type { Route } from './+types/admin-media'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_media', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const search = readMediaSearch(new URL(request.url).searchParams)
  const { q, isUnused, picture, after } = search
  const [page, opened] = await Promise.all([
    scope.api.media.list({ q, after, ...(isUnused && { unused: 'true' }) }),
    picture === undefined
      ? null
      : scope.api.media.get({ picture_id: picture }).catch((error: unknown) => {
          if (failureOf(error).code === 'NOT_FOUND') return null
          throw error
        }),
  ])
  return { page, search, opened }
}

export default function AdminMediaRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_media')}>
      <MediaScreen {...loaderData} />
    </AdminFrame>
  )
}
