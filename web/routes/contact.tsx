import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { answerRequest, ContactPage } from '#web/features/support/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { supportTexts } from '#web/texts/support/area.ts'
import type { Route } from './+types/contact'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('support_title'), description: t('support_text') }), supportTexts)

export const action = ({ request, context }: Route.ActionArgs) =>
  answerRequest(request, context.get(scopeContext).api, languageOfRequest(request))

export default function ContactRoute({ actionData }: Route.ComponentProps) {
  return <ContactPage answer={actionData} />
}
