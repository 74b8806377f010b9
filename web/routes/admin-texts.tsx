import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { readTextSearch, TextsScreen } from '#web/features/texts/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-texts'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_texts', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { api } = scope
  return { page: await api.texts.search(readTextSearch(new URL(request.url).searchParams)) }
}

/** Skips revalidation when a text is opened, since the list contains its data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.href === nextUrl.href
  const page = ({ pathname, searchParams }: URL) =>
    JSON.stringify([pathname, [...searchParams].filter(([name, value]) => name !== 'open' && value)])
  return isSame || page(currentUrl) !== page(nextUrl) ? defaultShouldRevalidate : false
}

export default function AdminTextsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_texts')}>
      <TextsScreen page={loaderData.page} />
    </AdminFrame>
  )
}
