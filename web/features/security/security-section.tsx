import { useRevalidator } from 'react-router'
import type { Session } from '#contract/accounts.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { AccessToken, Passkey } from '#contract/security.ts'
import { AccessTokens } from './access-tokens.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

interface Props {
  email: string
  sessions: readonly Session[]
  methods: { has_second_factor: boolean; passkeys: readonly Passkey[] }
  tokens: readonly AccessToken[]
  now: string
}

export function SecuritySection({ email, sessions, methods, tokens, now }: Props) {
  const { t } = useTexts(securityTexts)
  const { revalidate } = useRevalidator()
  return (
    <div className="flex flex-col gap-8">
      <Panel title={t('security_sessions')} className="flex flex-col gap-3 p-5">
        <SessionList sessions={sessions} now={now} />
      </Panel>
      <Panel title={t('security_factor')}>
        <SecondFactor isOn={methods.has_second_factor} />
      </Panel>
      <Panel title={t('security_passkeys')}>
        <PasskeyList passkeys={methods.passkeys} />
      </Panel>
      <Panel title={t('security_password')}>
        <PasswordForm onDone={() => void revalidate()} />
      </Panel>
      <Panel title={t('security_email')}>
        <EmailForm email={email} />
      </Panel>
      <Panel title={t('security_tokens')}>
        <AccessTokens tokens={tokens} now={now} />
      </Panel>
    </div>
  )
}
