import { useSearchParams } from 'react-router'
import { safePath } from '#domain/safe-path.ts'
import { useApi } from '#web/platform/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'

export function ConfirmEmail() {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const next = new URLSearchParams({ next: safePath(params.get('next')) }).toString()
  return (
    <ConfirmLink
      title={t('auth_confirming')}
      confirm={() => api.accounts.confirm_email({ token: params.get('token') ?? '' })}
    >
      {() => (
        <AuthFrame title={t('auth_confirmed')} text={t('auth_confirmed_text')}>
          <ButtonLink to={`/auth?${next}`}>{t('auth_sign_in')}</ButtonLink>
        </AuthFrame>
      )}
    </ConfirmLink>
  )
}
