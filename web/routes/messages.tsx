import { AccessError } from '#web/features/accounts/public.ts'
import { MessagesPage, loadMessages } from '#web/features/messages/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/messages'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(accessTitle('menu_messages', args.error)), isIndexed: false }), formTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const viewer = await requireViewer(scope)
  const { searchParams } = new URL(request.url)
  return { user_id: viewer.id, ...(await orNotFound(loadMessages(scope.api, searchParams))) }
}

export default function MessagesRoute({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
