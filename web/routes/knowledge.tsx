import { CALCULATORS } from '#web/features/calculators/public.ts'
import { KnowledgePage } from '#web/features/facts/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/knowledge'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('facts_title'), description: t('facts_description') }), factTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, articles } = context.get(scopeContext).api
  const [listed, guides] = await Promise.all([
    facts.list({}),
    articles.list_guides({ lang: languageOfRequest(request) }),
  ])
  return { facts: listed, guides }
}

export default function KnowledgeRoute({ loaderData: { facts, guides } }: Route.ComponentProps) {
  const { t } = useTexts(calculatorTexts)
  const calculators = CALCULATORS.map(({ key, to }) => ({ to, name: t(`calc_${key}_title`) }))
  return <KnowledgePage facts={facts} guides={guides} calculators={calculators} />
}
