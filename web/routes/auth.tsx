import { AuthPage } from '#web/features/auth/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/auth'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

await needTexts('account')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: t(new URLSearchParams(args.location.search).get('mode') === 'sign_up' ? 'auth_sign_up' : 'auth_sign_in'),
    is_indexed: false,
  }))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const [viewer, countries] = await Promise.all([api.accounts.get_viewer(), api.countries.list()])
  return { viewer, countries }
}

export default function AuthRoute({ loaderData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} />
}
