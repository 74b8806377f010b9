import { isRouteErrorResponse, useRouteError } from 'react-router'
import { RouteError } from '#web/features/errors/public.ts'
import { suspensionOf } from '#web/platform/pages/failure-title.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { failureText } from '#web/ui/form/failure-text.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import { SignInRequired } from './sign-in-required.tsx'

/** Error boundary of routes for users or admins: explains 401, 403 and 404, with links to sign-in, sign-up or home. */
export function AccessError() {
  const { t } = useTexts(formTexts, errorTexts)
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 401) return <SignInRequired />
  const suspension = suspensionOf(error)
  if (suspension) {
    return (
      <MessagePage
        title={t('suspended_title')}
        text={failureText({ code: 'SUSPENDED', data: suspension, fields: [] }, t)}
      >
        <ButtonLink to="/contact">{t('nav_contact')}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('to_home')}
        </ButtonLink>
      </MessagePage>
    )
  }
  if (status === 403) {
    return (
      <MessagePage title={t('unauthorized')} text={t('unauthorized_text')} isDeadEnd>
        <ButtonLink to="/">{t('to_home')}</ButtonLink>
      </MessagePage>
    )
  }
  if (status === 404) {
    return (
      <MessagePage title={t('not_found_title')} text={t('not_found_text')} isDeadEnd>
        <ButtonLink to="/">{t('to_home')}</ButtonLink>
      </MessagePage>
    )
  }
  return <RouteError />
}
