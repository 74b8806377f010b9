import { adDay } from '#domain/ads/ad-day.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { FactEditor } from '#web/features/admin-facts/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-fact'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_facts', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const factId = 'factId' in params ? params.factId : undefined
  const today = adDay(new Date())
  if (factId === undefined) return { fact: null, today }
  return { fact: await orNotFound(scope.api.facts.get_any({ fact_id: factId })), today }
}

export default function AdminFactRoute({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useTexts(adminFactTexts)
  const { fact } = loaderData
  return (
    <AdminFrame title={fact ? fact[`label_${lang}`] : t('fact_add')}>
      <FactEditor key={fact?.id ?? 'new'} {...loaderData} />
    </AdminFrame>
  )
}
