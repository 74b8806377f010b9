import { pageMeta } from '#web/features/seo/public.ts'
import { loadSetup, SetupPage } from '#web/features/setup/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { setupTexts } from '#web/texts/setup/area.ts'
import type { Route } from './+types/setup'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('setup_title'), isIndexed: false }), setupTexts)

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params: { setupKey }, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const [state, countries] = await Promise.all([loadSetup(api, setupKey), api.countries.list()])
  return { state, countries }
}

export default function SetupRoute({ loaderData }: Route.ComponentProps) {
  return <SetupPage {...loaderData} />
}
