import { calculatorMeta, fetchYearly, YearlyPage, unlessTyped } from '#web/features/calculators/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import type { Route } from './+types/calculator-yearly-cost'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const shouldRevalidate = unlessTyped

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (texts) => calculatorMeta('yearly', texts), calculatorTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  return fetchYearly(context.get(scopeContext).api, request.url)
}

export default function YearlyCostRoute({ loaderData }: Route.ComponentProps) {
  return <YearlyPage {...loaderData} />
}
