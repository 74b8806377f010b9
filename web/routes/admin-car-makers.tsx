import { findNamed } from '#domain/search/names/find-named.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { unlessTurned } from '#web/features/decision-queue/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { MakerList, MakersTabs, TypedQueue } from '#web/features/car-makers/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-car-makers'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_makers', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const params = new URL(request.url).searchParams
  const q = params.get('q') ?? ''
  const [makers, typed] = await Promise.all([scope.api.car_makers.list(), scope.api.car_makers.list_typed()])
  return { makers: findNamed(q, makers), q, typed, isTyped: params.get('show') === 'typed' }
}

export const shouldRevalidate = unlessTurned('typed')

export default function AdminCarMakersRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  const { makers, q, typed, isTyped } = loaderData
  return (
    <AdminFrame title={t('admin_makers')}>
      <MakersTabs isTyped={isTyped} typedCount={typed.total} />
      {isTyped ? (
        <TypedQueue waiting={typed.items} total={typed.total} makers={makers} />
      ) : (
        <MakerList makers={makers} q={q} />
      )}
    </AdminFrame>
  )
}
