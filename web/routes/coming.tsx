import { Link } from 'react-router'
import { pageMeta } from '#web/features/seo/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/coming'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('coming_title'), is_indexed: false }))

export default function Coming() {
  const { t } = useTexts()
  return (
    <MessagePage title={t('coming_title')} text={t('coming_text')}>
      <Link to="/explore" className="button">
        {t('to_explore')}
      </Link>
      <Link to="/" className="button-quiet">
        {t('to_home')}
      </Link>
    </MessagePage>
  )
}
