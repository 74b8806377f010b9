import { AdminFrame } from '#web/features/admin/public.ts'
import { DealEditor } from '#web/features/admin-deals/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-deal'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_deals', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { brands, car_makers, deals } = scope.api
  const dealId = 'dealId' in params ? params.dealId : undefined
  const one = dealId === undefined ? undefined : { deal_id: dealId }
  const [deal, days, allBrands, categories, makers] = await Promise.all([
    one ? orNotFound(deals.get_any(one)) : null,
    one ? orNotFound(deals.list_days(one)) : [],
    brands.list(),
    deals.list_categories(),
    car_makers.list(),
  ])
  return { deal, days, choices: { brands: allBrands, categories, makers }, now: new Date().toISOString() }
}

export default function AdminDealRoute({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useTexts(adminDealTexts)
  const { deal } = loaderData
  return (
    <AdminFrame title={deal ? deal[`title_${lang}`] : t('deal_add')}>
      <DealEditor key={deal?.id ?? 'new'} {...loaderData} />
    </AdminFrame>
  )
}
