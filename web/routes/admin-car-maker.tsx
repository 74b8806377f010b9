import { data } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { MakerPage } from '#web/features/car-makers/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-car-maker'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_makers', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const id = 'carMakerId' in params ? params.carMakerId : undefined
  if (id === undefined) return { maker: null, models: [], makers: [] }
  const makeId = Number(id)
  if (!Number.isInteger(makeId) || makeId < 1 || makeId > 32_767) throw data(null, { status: 404 })
  const getMaker = scope.api.car_makers.get({ make_id: makeId }).catch((error: unknown) => {
    throw errorStatus(error) === 404 ? data(null, { status: 404 }) : error
  })
  const [one, makers] = await Promise.all([getMaker, scope.api.car_makers.list()])
  return { ...one, makers }
}

export default function AdminCarMakerRoute({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useTexts(carMakerTexts)
  const { maker } = loaderData
  return (
    <AdminFrame title={maker ? maker[`name_${lang}`] : t('makers_add')}>
      <MakerPage key={maker?.id ?? 'new'} {...loaderData} />
    </AdminFrame>
  )
}
