import { Link, useSearchParams } from 'react-router'
import type { Country } from '#contract/countries.ts'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CheckMail } from './check-mail.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSentTo } from './use-sent-to.ts'

/** The sign-up form, then a note that the confirmation email was sent. */
export function SignUp({ countries }: { countries: readonly Country[] }) {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const next = params.get('next')
  const { email, note } = useSentTo()
  if (email !== null) return <CheckMail email={email} onCorrected={note} onAgain={() => note(null)} />
  const other = new URLSearchParams(params)
  other.delete('mode')
  return (
    <AuthFrame title={t('auth_sign_up')} text={t('auth_sign_up_text')}>
      <SignUpForm
        countries={countries}
        submit={t('auth_submit_sign_up')}
        send={async (values) => {
          await api.accounts.sign_up({ ...values, ...(next && { next }) })
          note(values.email)
        }}
      />
      <p className="text-center text-sm">
        <span>{t('auth_have_account')}</span>{' '}
        <Link to={`/auth?${other.toString()}`} className="link">
          {t('auth_sign_in')}
        </Link>
      </p>
    </AuthFrame>
  )
}
