import { ConfirmEmail } from '#web/features/accounts/sign-in/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import type { Route } from './+types/auth-confirm'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('auth_confirmed'), isIndexed: false }), signInTexts)

export default ConfirmEmail
