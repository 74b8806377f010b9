import type { Car } from '#contract/cars.ts'
import { AccessError } from '#web/features/accounts/public.ts'
import { PublicProfile, readSellerSearch } from '#web/features/profiles/public.ts'
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
  const { searchParams } = new URL(request.url)
  const search = readSellerSearch(searchParams)
  const after = searchParams.get('after') ?? undefined
  const [profile, reviews] = await orNotFound(
    Promise.all([
      api.profiles.get_public_profile_info({ profile_id: profileId, ...search }),
      api.seller_reviews.list({ profile_id: profileId, after }),
    ]),
  )
  const [first] = profile.ads
  // it may have ended meanwhile
  const car = first ? await api.cars.get({ car_id: first.id }).catch(() => null) : null
  return { profile, search, contact: car && contactOf(car), reviews, isFirstPage: after === undefined }
}

/** What contacting the seller about an ad takes. */
const contactOf = ({
  id,
  contact_methods,
  can,
  make_name_ar,
  make_name_en,
  model_name_ar,
  model_name_en,
  year,
}: Car) => ({
  car: { id, contact_methods, can },
  named: { make_name_ar, make_name_en, model_name_ar, model_name_en, year },
})

export default function SellerRoute({ loaderData }: Route.ComponentProps) {
  const { reviews, isFirstPage, ...shown } = loaderData
  return (
    <PublicProfile {...shown} rating={reviews.rating}>
      <ReviewList reviews={reviews} path={`/seller/${shown.profile.id}`} isFirstPage={isFirstPage} />
    </PublicProfile>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
