import { AdminFrame } from '#web/features/admin/public.ts'
import {
  CategoryList,
  DealList,
  DealsTabs,
  readAdminDealSearch,
  SectionNotice,
} from '#web/features/admin-deals/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-deals'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_deals', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { brands, deals } = scope.api
  const params = new URL(request.url).searchParams
  const search = readAdminDealSearch(params)
  const isCategories = params.get('show') === 'categories'
  const [categories, listed, allBrands] = await Promise.all([
    deals.list_categories(),
    isCategories ? null : deals.list_any(search),
    isCategories ? [] : brands.list(),
  ])
  return { search, categories, listed, brands: allBrands, now: new Date().toISOString() }
}

export default function AdminDealsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  const { listed, categories, ...list } = loaderData
  return (
    <AdminFrame title={t('admin_deals')}>
      <SectionNotice />
      <DealsTabs view={listed ? 'deals' : 'categories'} />
      {listed ? (
        <DealList listed={listed} categories={categories} {...list} />
      ) : (
        <CategoryList categories={categories} />
      )}
    </AdminFrame>
  )
}
