import { findNamed } from '#domain/search/names/find-named.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { BrandList } from '#web/features/brands/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-brands'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_brands', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const q = new URL(request.url).searchParams.get('q') ?? ''
  const brands = (await scope.api.brands.list()).map((brand) => ({ ...brand, aliases: [] }))
  return { brands: findNamed(q, brands), q }
}

export default function AdminBrandsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_brands')}>
      <BrandList {...loaderData} />
    </AdminFrame>
  )
}
