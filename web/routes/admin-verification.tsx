import { AdminFrame } from '#web/features/admin/public.ts'
import { IdentityReview } from '#web/features/verification/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-verification'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('admin')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: t(args.loaderData ? 'admin_identity' : 'unauthorized_title'),
    is_indexed: false,
  }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  const { items, total } = await api.verification.list_identity_requests()
  const chosen_id = new URL(request.url).searchParams.get('request')
  return { requests: items, total, chosen_id, now: new Date().toISOString() }
}

export default function AdminVerificationRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminFrame title={t('admin_identity')}>
      <IdentityReview {...loaderData} />
    </AdminFrame>
  )
}
