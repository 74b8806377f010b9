import { CalculatorsPage } from '#web/features/calculators/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import type { Route } from './+types/calculators'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('calc_title'), description: t('calc_description') }), calculatorTexts)

export default function CalculatorsRoute() {
  return <CalculatorsPage />
}
