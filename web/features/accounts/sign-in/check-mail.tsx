import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Icon } from '#web/ui/icon.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ResendButton } from './resend-button.tsx'
import { CORRECTION } from './schemas.ts'

interface Props {
  /** The address that the confirmation was sent to. */
  email: string
  onCorrected: (email: string) => void
  onAgain: () => void
}

/** Shown after sign-up: where the confirmation was sent, and a form to correct the address. */
export function CheckMail({ email, onCorrected, onAgain }: Props) {
  const { t } = useTexts(formTexts, signInTexts)
  const details = useRef<HTMLDetailsElement>(null)

  function finish(corrected: string) {
    onCorrected(corrected)
    addToast({ title: t('auth_corrected', { email: `\u2066${corrected}\u2069` }), variant: 'success' })
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }

  return (
    <AuthFrame
      title={t('auth_check_mail')}
      text={t('auth_check_mail_text', { email: `\u2066${email}\u2069` })}
      takesFocus
    >
      <ResendButton email={email} />
      <details ref={details} className="border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <span className="grow">{t('auth_correct')}</span>
          <Icon name="down" size={16} />
        </summary>
        <CorrectionForm email={email} onDone={finish} onAgain={onAgain} />
      </details>
    </AuthFrame>
  )
}

function CorrectionForm({
  email,
  onDone,
  onAgain,
}: {
  email: string
  onDone: Props['onCorrected']
  onAgain: () => void
}) {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const next = params.get('next')
  const form = useServerForm({
    schema: CORRECTION,
    defaults: { email },
    send: async (values) => {
      await api.accounts.correct_sign_up({ ...values, ...(next && { next }) })
      onDone(values.email)
    },
  })
  return (
    <ServerForm
      form={form}
      submit={t('auth_correct_submit')}
      hasWideButton
      remedy={
        form.failure?.code === 'SIGN_UP_AGAIN' && (
          <Button variant="quiet" onClick={onAgain}>
            {t('auth_sign_up')}
          </Button>
        )
      }
    >
      <EmailField
        label={t('auth_email')}
        hint={t('auth_correct_hint')}
        autoComplete="email"
        {...form.field('email')}
        onTake={form.choice('email').onChoose}
      />
    </ServerForm>
  )
}
