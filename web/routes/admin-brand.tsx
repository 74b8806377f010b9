import { AdminFrame } from '#web/features/admin/public.ts'
import { BrandEditor } from '#web/features/brands/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { brandTexts } from '#web/texts/brands/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-brand'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_brands', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const brandId = 'brandId' in params ? params.brandId : undefined
  if (brandId === undefined) return { brand: null }
  return { brand: await orNotFound(scope.api.brands.get({ brand_id: brandId })) }
}

export default function AdminBrandRoute({ loaderData: { brand } }: Route.ComponentProps) {
  const { t, lang } = useTexts(brandTexts)
  return (
    <AdminFrame title={brand ? brand[`name_${lang}`] : t('brand_add')}>
      <BrandEditor key={brand?.id ?? 'new'} brand={brand} />
    </AdminFrame>
  )
}
