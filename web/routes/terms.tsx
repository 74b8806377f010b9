import { TERMS_VERSION } from '#domain/legal/versions.ts'
import { LegalPage } from '#web/features/legal/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { legalTexts } from '#web/texts/legal/area.ts'
import type { Route } from './+types/terms'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('terms_title'), description: t('terms_description') }), legalTexts)

export default function TermsRoute() {
  return <LegalPage document="terms" version={TERMS_VERSION} />
}
