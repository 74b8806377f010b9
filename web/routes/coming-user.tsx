import { AccessError } from '#web/features/accounts/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/coming-user'

export { default } from './coming.tsx'
export { AccessError as ErrorBoundary }

await needTexts('account')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.error ? 'sign_in_required' : 'coming_title'), is_indexed: false }))

export async function loader({ context }: Route.LoaderArgs) {
  await requireViewer(context.get(scopeContext).api)
  return null
}
