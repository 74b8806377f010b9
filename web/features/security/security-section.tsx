import { useRevalidator } from 'react-router'
import type { Session } from '#contract/accounts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Passkey } from '#contract/security.ts'
import { PasskeyList } from './passkey-list.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

interface Props {
  email: string
  sessions: readonly Session[]
  methods: { has_second_factor: boolean; passkeys: readonly Passkey[] }
  now: string
}

export function SecuritySection({ email, sessions, methods, now }: Props) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  return (
    <div className="flex flex-col gap-8">
      <section className="panel flex flex-col gap-3 p-5">
        <h2 className="text-lg font-semibold">{t('security_sessions')}</h2>
        <SessionList sessions={sessions} now={now} />
      </section>
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="text-lg font-semibold">{t('security_factor')}</h2>
        <SecondFactor is_on={methods.has_second_factor} />
      </section>
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="text-lg font-semibold">{t('security_passkeys')}</h2>
        <PasskeyList passkeys={methods.passkeys} />
      </section>
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="text-lg font-semibold">{t('security_password')}</h2>
        <PasswordForm onDone={() => void revalidate()} />
      </section>
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="text-lg font-semibold">{t('security_email')}</h2>
        <EmailForm email={email} />
      </section>
    </div>
  )
}
