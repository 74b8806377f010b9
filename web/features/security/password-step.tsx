import { z } from 'zod'
import { GivenPassword } from '#contract/fields.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

const Password = z.object({ password: GivenPassword })

interface Props {
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
}

/** Before what a stolen session alone must not do. */
export function PasswordStep({ onPassword, onCancel }: Props) {
  const { t } = useTexts()
  const form = useServerForm({
    schema: Password,
    defaults: { password: '' },
    send: ({ password }) => onPassword(password),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.onSubmit()
      }}
    >
      <p>{t('security_factor_password')}</p>
      <PasswordField
        label={t('auth_current_password')}
        autoComplete="current-password"
        {...form.register('password')}
        {...form.errorOf('password')}
      />
      <FormFailure text={form.failure?.text} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isSending={form.isSending}>{t('security_continue')}</SubmitButton>
        <button type="button" className="button-quiet" onClick={onCancel}>
          {t('security_cancel')}
        </button>
      </div>
    </form>
  )
}
