import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { WordEditor } from '#web/features/trade-words/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { tradeWordTexts } from '#web/texts/trade-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-word'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_words', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const wordId = 'wordId' in params ? params.wordId : undefined
  if (wordId === undefined) return { word: null }
  return { word: await orNotFound(scope.api.trade_words.get({ word_id: wordId })) }
}

export default function AdminWordRoute({ loaderData: { word } }: Route.ComponentProps) {
  const { t } = useTexts(tradeWordTexts)
  return (
    <AdminFrame title={word?.spellings[0] ?? t('word_add')}>
      <WordEditor key={word?.id ?? 'new'} word={word} />
    </AdminFrame>
  )
}
