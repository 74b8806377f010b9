import { ForgotPassword } from '#web/features/accounts/sign-in/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import type { Route } from './+types/auth-forgotten'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('auth_forgotten_title'), isIndexed: false }), signInTexts)

export default ForgotPassword
