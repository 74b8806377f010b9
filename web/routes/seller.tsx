import { AccessError } from '#web/features/accounts/public.ts'
import { PublicProfile } from '#web/features/profiles/public.ts'
import { ReviewList } from '#web/features/seller-reviews/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/seller'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: args.loaderData?.profile.display_name ?? t(failureTitle('not_found_title', args.error)),
    isIndexed: false,
  }))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const profileId = params.profileId
  const after = new URL(request.url).searchParams.get('after') ?? undefined
  const [profile, reviews] = await orNotFound(
    Promise.all([
      api.profiles.get_public_profile_info({ profile_id: profileId }),
      api.seller_reviews.list({ profile_id: profileId, after }),
    ]),
  )
  return { profile, reviews, isFirstPage: after === undefined }
}

export default function SellerRoute({ loaderData }: Route.ComponentProps) {
  const { profile, reviews, isFirstPage } = loaderData
  return (
    <PublicProfile profile={profile} rating={reviews.rating}>
      <ReviewList reviews={reviews} path={`/seller/${profile.id}`} isFirstPage={isFirstPage} />
    </PublicProfile>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
