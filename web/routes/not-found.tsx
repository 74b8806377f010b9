import { data } from 'react-router'
import { pageMeta } from '#web/features/seo/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('not_found_title'), isIndexed: false }))

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  const { t } = useTexts()
  return (
    <MessagePage title={t('not_found_title')} text={t('not_found_text')} isDeadEnd>
      <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        {t('to_home')}
      </ButtonLink>
    </MessagePage>
  )
}
