import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import type { SignInAnswer } from './answer-sign-in.ts'
import { ResendButton } from './resend-button.tsx'
import { SIGN_IN } from './schemas.ts'

interface Props {
  answer: SignInAnswer | undefined
  onSignedIn: () => Promise<void>
  onCodeNeeded: () => void
}

export function SignInForm({ answer, onSignedIn, onCodeNeeded }: Props) {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [email, setEmail] = useState(answer?.email ?? '')
  const form = useServerForm({
    schema: SIGN_IN,
    defaults: { email, password: '', remember: true },
    refused: answer?.refused,
    send: async (values) => {
      setEmail(values.email)
      const { needs_second_factor } = await api.accounts.sign_in(values)
      if (needs_second_factor) onCodeNeeded()
      else await onSignedIn()
    },
  })
  return (
    <ServerForm
      form={form}
      submit={t('auth_submit_sign_in')}
      hasWideButton
      isPlain
      remedy={<Remedy code={form.failure?.code} email={email} />}
    >
      <EmailField label={t('auth_email')} autoComplete="username webauthn" {...form.field('email')} />
      <PasswordField label={t('auth_password')} autoComplete="current-password" {...form.field('password')} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" className="checkbox" defaultChecked {...form.register('remember')} />
          <span>{t('auth_remember')}</span>
        </label>
        <Link to="/auth/forgotten" className="link">
          {t('auth_forgotten')}
        </Link>
      </div>
    </ServerForm>
  )
}

function Remedy({ code, email }: { code: string | undefined; email: string }) {
  const { t } = useTexts()
  if (code === 'EMAIL_NOT_CONFIRMED') return <ResendButton email={email} />
  if (code !== 'SUSPENDED') return null
  return (
    <Link to="/contact" className="link self-start">
      {t('nav_contact')}
    </Link>
  )
}
