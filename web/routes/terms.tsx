import { TERMS_VERSION } from '#domain/legal/versions.ts'
import { LegalPage } from '#web/features/legal/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/terms'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

await needTexts('legal')

export const meta: Route.MetaFunction = (args) => pageMeta(args, ({ t }) => ({ title: t('terms_title') }))

export default function TermsRoute() {
  return <LegalPage document="terms" version={TERMS_VERSION} />
}
