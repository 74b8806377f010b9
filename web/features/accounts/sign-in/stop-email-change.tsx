import { useSearchParams } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'

/** Target of the link that is sent to the old address when an admin begins to change an email: cancels the change. */
export function StopEmailChange() {
  const { t } = useTexts(signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  return (
    <ConfirmLink
      title={t('auth_email_stop_title')}
      confirm={() => api.accounts.stop_email_change({ token: params.get('token') ?? '' })}
    >
      {() => (
        <AuthFrame title={t('auth_email_stopped')} text={t('auth_email_stopped_text')}>
          <ButtonLink to="/auth/forgotten">{t('auth_forgotten_title')}</ButtonLink>
        </AuthFrame>
      )}
    </ConfirmLink>
  )
}
