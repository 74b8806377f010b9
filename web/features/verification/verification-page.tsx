import type { Viewer } from '#contract/accounts.ts'
import type { Verification } from '#contract/verification.ts'
import type { IdentityState } from '#domain/verification/identity.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { IdentityStep } from './identity-step.tsx'
import { PhoneStep } from './phone-step.tsx'

interface Props {
  verification: Verification
  viewer: Viewer
}

/** Verification of email, phone number and identity. */
export function VerificationPage({ verification, viewer }: Props) {
  const { t } = useTexts(formTexts, verificationTexts)
  const { email, phone_number, is_phone_verified, phone_code_sent_at, identity } = verification
  return (
    <main id="content" className="page flex max-w-3xl flex-col gap-6 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{t('verification_title')}</h1>
        <p className="text-muted">{t('verification_text')}</p>
      </header>
      <Step icon="mail" title={t('auth_email')} state="verified">
        <p className="text-muted">
          <bdi className="wrap-anywhere">{email}</bdi>
        </p>
      </Step>
      <Step icon="phone" title={t('verification_phone')} state={is_phone_verified ? 'verified' : 'none'}>
        <PhoneStep
          key={phone_number}
          phone_number={phone_number}
          is_verified={is_phone_verified}
          codeSentAt={phone_code_sent_at}
        />
      </Step>
      <Step icon="shield" title={t('verification_identity')} state={identity.state}>
        <IdentityStep identity={identity} name={viewer.display_name} />
      </Step>
    </main>
  )
}

interface StepProps {
  icon: IconName
  title: string
  state: IdentityState
  children: Elements
}

function Step({ icon, title, state, children }: StepProps) {
  const { t } = useTexts(formTexts, verificationTexts)
  return (
    <Panel>
      <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        <span className="text-brand">
          <Icon name={icon} size={24} />
        </span>
        <span className="grow">{title}</span>
        <span className={state === 'verified' ? 'tag tag-done' : 'tag'}>
          {state === 'verified' && <Icon name="check" size={16} />}
          <span>{t(`verification_${state}`)}</span>
        </span>
      </h2>
      {children}
    </Panel>
  )
}
