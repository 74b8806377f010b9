import { data, Link } from 'react-router'
import { pageMeta } from '#web/features/seo/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('not_found_title'), is_indexed: false }))

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  const { t } = useTexts()
  return (
    <MessagePage title={t('not_found_title')} text={t('not_found_text')}>
      <Link to="/explore" className="button">
        {t('to_explore')}
      </Link>
      <Link to="/" className="button-quiet">
        {t('to_home')}
      </Link>
    </MessagePage>
  )
}
