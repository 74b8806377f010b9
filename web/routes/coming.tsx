import { pageMeta } from '#web/features/seo/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/coming'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('coming_title'), isIndexed: false }))

export default function Coming() {
  const { t } = useTexts()
  return (
    <MessagePage title={t('coming_title')} text={t('coming_text')}>
      <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        {t('to_home')}
      </ButtonLink>
    </MessagePage>
  )
}
