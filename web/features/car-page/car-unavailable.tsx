import { Link } from 'react-router'
import { OwnBar } from '#web/features/shell/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { similarAddress } from './similar-address.ts'

/** @param was what the deleted ad was for; null for an ad that is not to be seen or never was */
export function CarUnavailable({ was }: { was: { make: string; model: string | null } | null }) {
  const { t } = useTexts()
  const similar = was && similarAddress(was)
  return (
    <>
      <OwnBar />
      <MessagePage
        title={t(was ? 'car_deleted_title' : 'car_unknown_title')}
        text={t(was ? 'car_deleted_text' : 'car_unknown_text')}
      >
        {similar && (
          <Link to={similar} className="button">
            {t('car_see_similar')}
          </Link>
        )}
        <Link to="/explore" className={similar ? 'button-quiet' : 'button'}>
          {t('to_explore')}
        </Link>
        <Link to="/" className="button-quiet">
          {t('to_home')}
        </Link>
      </MessagePage>
    </>
  )
}
