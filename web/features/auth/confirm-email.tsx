import { Link, useSearchParams } from 'react-router'
import { safePath } from '#domain/safe-path.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'

export function ConfirmEmail() {
  const { t } = useTexts()
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
          <Link to={`/auth?${next}`} className="button">
            {t('auth_sign_in')}
          </Link>
        </AuthFrame>
      )}
    </ConfirmLink>
  )
}
