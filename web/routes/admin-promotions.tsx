import { AdminFrame } from '#web/features/admin/public.ts'
import { PromotionQueue, promotionView } from '#web/features/promotions/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-promotions'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('admin'), needTexts('promotions')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: t(args.loaderData ? 'admin_promotions' : 'unauthorized_title'),
    is_indexed: false,
  }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  const { searchParams } = new URL(request.url)
  const view = promotionView(searchParams.get('view'))
  const after = searchParams.get('after') ?? undefined
  return { page: await api.admin_promotions.list({ view, after }), view, now: new Date().toISOString() }
}

export default function AdminPromotionsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminFrame title={t('admin_promotions')}>
      <PromotionQueue {...loaderData} />
    </AdminFrame>
  )
}
