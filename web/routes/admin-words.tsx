import { containsWords } from '#domain/text/contains-words.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { WordList } from '#web/features/trade-words/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-words'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_words', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const q = new URL(request.url).searchParams.get('q') ?? ''
  const words = await scope.api.trade_words.list()
  const textOf = ({ spellings, meaning_ar, meaning_en }: (typeof words)[number]) =>
    [...spellings, meaning_ar, meaning_en].join(' ')
  return { words: words.filter((word) => containsWords(textOf(word), q)), q }
}

export default function AdminWordsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_words')}>
      <WordList {...loaderData} />
    </AdminFrame>
  )
}
