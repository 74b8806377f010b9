import { calculatorMeta, fetchTransfer, TransferPage } from '#web/features/calculators/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import type { Route } from './+types/calculator-transfer'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (texts) => calculatorMeta('transfer', texts), calculatorTexts)

export async function loader({ context }: Route.LoaderArgs) {
  return fetchTransfer(context.get(scopeContext).api)
}

export default function TransferRoute({ loaderData }: Route.ComponentProps) {
  return <TransferPage {...loaderData} />
}
