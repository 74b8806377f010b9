import { pageMeta } from '#web/features/seo/public.ts'
import { VerificationPage } from '#web/features/verification/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import type { Route } from './+types/verification'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(accessTitle('verification_title', args.error)),
      isIndexed: false,
    }),
    formTexts,
    verificationTexts,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const viewer = await requireViewer(scope)
  const { api } = scope
  return { viewer, verification: await api.verification.get_mine() }
}

export default function VerificationRoute({ loaderData }: Route.ComponentProps) {
  return <VerificationPage {...loaderData} />
}
