import { AccessError } from '#web/features/accounts/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import type { Route } from './+types/coming-admin'

export { default } from './coming.tsx'
export { AccessError as ErrorBoundary }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(accessTitle('coming_title', args.error)), isIndexed: false }), formTexts)

export async function loader({ context }: Route.LoaderArgs) {
  await requireViewer(context.get(scopeContext), 'admin')
  return null
}
