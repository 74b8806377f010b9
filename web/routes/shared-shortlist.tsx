import { data } from 'react-router'
import { RouteError } from '#web/features/errors/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { NoShortlist, SharedPage } from '#web/features/shortlists/public.ts'
import { shareAddress } from '#web/features/shortlists/share-address.server.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { scopeContext, type PageScope } from '#web/platform/pages/page-scope.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import type { Route } from './+types/shared-shortlist'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: args.loaderData?.list.name ?? t(failureTitle('shortlists_gone_title', args.error)),
      isIndexed: false,
    }),
    shortlistTexts,
  )

/** It is gone in caches too once its link has ended. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(scopeContext)
  const list = await open(api, token)
  return { token, list, address: shareAddress(publicUrl, `/shortlist/${token}`), now: new Date().toISOString() }
}

async function open(api: PageScope['api'], token: string) {
  try {
    return await api.shortlists.open({ token })
  } catch (error) {
    const status = errorStatus(error)
    // also for a token that cannot be one
    if (status === 410 || status === 400) throw data(null, { status: 410 })
    throw error
  }
}

export default function SharedShortlistRoute({ loaderData }: Route.ComponentProps) {
  return <SharedPage key={loaderData.token} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 410 ? <NoShortlist /> : <RouteError />
}
