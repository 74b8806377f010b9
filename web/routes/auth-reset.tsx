import { ResetPassword } from '#web/features/auth/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/auth-reset'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

await needTexts('account')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('auth_reset_title'), is_indexed: false }))

export default ResetPassword
