import { calculatorMeta, fetchInstalments, InstalmentsPage, unlessTyped } from '#web/features/calculators/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import type { Route } from './+types/calculator-instalments'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const shouldRevalidate = unlessTyped

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (texts) => calculatorMeta('instalments', texts), calculatorTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  return fetchInstalments(context.get(scopeContext).api, request.url)
}

export default function InstalmentsRoute({ loaderData }: Route.ComponentProps) {
  return <InstalmentsPage {...loaderData} />
}
