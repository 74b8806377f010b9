import { pageMeta } from '#web/features/seo/public.ts'
import { WordsPage } from '#web/features/trade-words/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { tradeWordTexts } from '#web/texts/trade-words/area.ts'
import type { Route } from './+types/trade-words'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('words_title'), description: t('words_description') }), tradeWordTexts)

export async function loader({ context }: Route.LoaderArgs) {
  return { words: await context.get(scopeContext).api.trade_words.list() }
}

export default function TradeWordsRoute({ loaderData }: Route.ComponentProps) {
  return <WordsPage {...loaderData} />
}
