import { AdminFrame } from '#web/features/admin/public.ts'
import { RevenueSettingsForm } from '#web/features/promotions/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-revenue-settings'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('admin'), needTexts('promotions')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.loaderData ? 'admin_revenue' : 'unauthorized_title'), is_indexed: false }))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  return { settings: await api.admin_promotions.get_settings() }
}

export default function AdminRevenueSettingsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminFrame title={t('admin_revenue')}>
      <RevenueSettingsForm {...loaderData} />
    </AdminFrame>
  )
}
