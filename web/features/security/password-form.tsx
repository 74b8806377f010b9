import { z } from 'zod'
import { GivenPassword, NewPassword } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

const Change = z.object({ current_password: GivenPassword, password: NewPassword })

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi()
  const form = useServerForm({
    schema: Change,
    defaults: { current_password: '', password: '' },
    send: async (values) => {
      await api.accounts.change_password(values)
      form.reset()
      addToast({ title: t('security_password_saved'), variant: 'success' })
      onDone()
    },
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
      <PasswordField
        label={t('auth_current_password')}
        autoComplete="current-password"
        {...form.register('current_password')}
        {...form.errorOf('current_password')}
      />
      <PasswordField
        label={t('auth_new_password')}
        hint={t('auth_password_hint')}
        autoComplete="new-password"
        {...form.register('password')}
        {...form.errorOf('password')}
      />
      <FormFailure text={form.failure?.text} />
      <div>
        <SubmitButton isSending={form.isSending}>{t('security_password_submit')}</SubmitButton>
      </div>
    </form>
  )
}
