import { z } from 'zod'
import { GivenPassword } from '#contract/fields.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
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
    <ServerForm
      form={form}
      submit={t('security_continue')}
      beside={
        <button type="button" className="button-quiet" onClick={onCancel}>
          {t('security_cancel')}
        </button>
      }
    >
      <p>{t('security_factor_password')}</p>
      <PasswordField label={t('form_current_password')} autoComplete="current-password" {...form.field('password')} />
    </ServerForm>
  )
}
