import { PRIVACY_VERSION } from '#domain/legal/versions.ts'
import { LegalPage } from '#web/features/legal/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { legalTexts } from '#web/texts/legal/area.ts'
import type { Route } from './+types/privacy'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('privacy_title'), description: t('privacy_description') }), legalTexts)

export default function PrivacyRoute() {
  return <LegalPage document="privacy" version={PRIVACY_VERSION} />
}
