import { pageMeta } from '#web/features/seo/public.ts'
import { ContactPage } from '#web/features/support/public.ts'
import { supportTexts } from '#web/texts/support/area.ts'
import type { Route } from './+types/contact'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('support_title'), description: t('support_text') }), supportTexts)

export default function ContactRoute() {
  return <ContactPage />
}
