import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { RouteError } from '#web/features/errors/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { signInAddress } from './sign-in-address.ts'

/** The boundary of routes that belong to users or admins: what is missing, and the way to it. */
export function AccessError() {
  const { t } = useTexts()
  const location = useLocation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 401) {
    return (
      <MessagePage title={t('sign_in_required')} text={t('sign_in_required_text')}>
        <Link to={signInAddress(location)} className="button">
          {t('nav_sign_in')}
        </Link>
        <Link to="/" className="button-quiet">
          {t('to_home')}
        </Link>
      </MessagePage>
    )
  }
  if (status === 403) {
    return (
      <MessagePage title={t('unauthorized')} text={t('unauthorized_text')}>
        <Link to="/" className="button">
          {t('to_home')}
        </Link>
      </MessagePage>
    )
  }
  return <RouteError />
}
