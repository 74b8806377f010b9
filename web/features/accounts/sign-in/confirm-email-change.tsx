import { useSearchParams } from 'react-router'
import { useApi } from '#web/platform/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'

export function ConfirmEmailChange() {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  const [params] = useSearchParams()
  return (
    <ConfirmLink
      title={t('auth_email_change_title')}
      confirm={() => api.accounts.confirm_email_change({ token: params.get('token') ?? '' })}
    >
      {({ is_changed }) =>
        is_changed ? (
          <AuthFrame title={t('auth_email_change_done')} text={t('auth_email_change_done_text')}>
            <ButtonLink to="/dashboard">{t('auth_to_dashboard')}</ButtonLink>
          </AuthFrame>
        ) : (
          <AuthFrame title={t('auth_email_change_title')} text={t('auth_email_change_waiting')} />
        )
      }
    </ConfirmLink>
  )
}
