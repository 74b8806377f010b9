import { AccessError } from '#web/features/accounts/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { OwnPage } from '#web/features/shortlists/public.ts'
import { shareAddress } from '#web/features/shortlists/share-address.server.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/own-shortlist'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: args.loaderData?.list.name ?? t(accessTitle('shortlists_title', args.error)),
      isIndexed: false,
    }),
    formTexts,
    shortlistTexts,
  )

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params: { shortlistId }, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope)
  const list = await orNotFound(scope.api.shortlists.get({ shortlist_id: shortlistId }))
  return { list, address: shareAddress(scope.publicUrl, list.link), now: new Date().toISOString() }
}

export default function OwnShortlistRoute({ loaderData }: Route.ComponentProps) {
  return <OwnPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
