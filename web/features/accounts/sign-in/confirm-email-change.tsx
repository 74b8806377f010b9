import { useSearchParams } from 'react-router'
import { formatDateTime } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'

export function ConfirmEmailChange() {
  const { t, lang } = useTexts(signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  return (
    <ConfirmLink
      title={t('auth_email_change_title')}
      confirm={() => api.accounts.confirm_email_change({ token: params.get('token') ?? '' })}
    >
      {({ is_changed, waits_until }) =>
        is_changed ? (
          <AuthFrame title={t('auth_email_change_done')} text={t('auth_email_change_done_text')}>
            <ButtonLink to="/dashboard">{t('auth_to_dashboard')}</ButtonLink>
          </AuthFrame>
        ) : (
          <AuthFrame
            title={t('auth_email_change_title')}
            text={
              waits_until
                ? t('auth_email_change_later', { time: formatDateTime(waits_until, lang) })
                : t('auth_email_change_waiting')
            }
          />
        )
      }
    </ConfirmLink>
  )
}
