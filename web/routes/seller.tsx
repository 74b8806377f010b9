import { data } from 'react-router'
import { AccessError } from '#web/features/accounts/public.ts'
import { PublicProfile } from '#web/features/profiles/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/error-status.ts'
import { failureTitle } from '#web/platform/failure-title.ts'
import { scopeContext } from '#web/platform/scope.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/seller'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: args.loaderData?.display_name ?? t(failureTitle('not_found_title', args.error)),
    isIndexed: false,
  }))

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return await context.get(scopeContext).api.profiles.get_public_profile_info({ profile_id: params.profileId })
  } catch (error) {
    const status = errorStatus(error)
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  }
}

export default function SellerRoute({ loaderData }: Route.ComponentProps) {
  return <PublicProfile profile={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
