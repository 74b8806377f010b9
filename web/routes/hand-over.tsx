import { HandOverPage, loadHandOver } from '#web/features/hand-over/public.ts'
import { AccessError } from '#web/features/accounts/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/hand-over'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('hand_over_sheet_title', args.error)), isIndexed: false }),
    formTexts,
    handOverTexts,
  )

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params: { conversationId }, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope)
  return orNotFound(loadHandOver(scope.api, conversationId))
}

export default function HandOverRoute({ loaderData }: Route.ComponentProps) {
  return <HandOverPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
