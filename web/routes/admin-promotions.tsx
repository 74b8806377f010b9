import { AdminFrame } from '#web/features/admin/public.ts'
import { Promotions, promotionView } from '#web/features/promotions/public.ts'
import { unlessTurned } from '#web/features/decision-queue/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-promotions'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(accessTitle('admin_promotions', args.error)),
      isIndexed: false,
    }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { api } = scope
  const { searchParams } = new URL(request.url)
  const view = promotionView(searchParams.get('view'))
  const after = searchParams.get('after') ?? undefined
  return { page: await api.promotions.list_any({ view, after }), view, now: new Date().toISOString() }
}

export const shouldRevalidate = unlessTurned('promotion')

export default function AdminPromotionsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_promotions')}>
      <Promotions {...loaderData} />
    </AdminFrame>
  )
}
