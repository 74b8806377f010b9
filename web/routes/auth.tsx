import { answerSignIn, AuthPage } from '#web/features/accounts/sign-in/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import type { Route } from './+types/auth'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(new URLSearchParams(args.location.search).get('mode') === 'sign_up' ? 'auth_sign_up' : 'auth_sign_in'),
      isIndexed: false,
    }),
    formTexts,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const { api, getViewer } = context.get(scopeContext)
  const [viewer, countries] = await Promise.all([getViewer(), api.countries.list()])
  return { viewer, countries }
}

export const action = ({ request, context }: Route.ActionArgs) => answerSignIn(request, context.get(scopeContext).api)

export default function AuthRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} answer={actionData} />
}
