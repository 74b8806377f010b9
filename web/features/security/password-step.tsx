import { formTexts } from '#web/texts/forms/area.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { PASSWORD } from './schemas.ts'

interface Props {
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
  /** Whether it leads to the deletion of something. */
  isFinal?: boolean
}

/** Asks for the password before sensitive actions, so that a stolen session is not sufficient. */
export function PasswordStep({ onPassword, onCancel, isFinal = false }: Props) {
  const { t } = useTexts(formTexts, securityTexts)
  const form = useServerForm({
    schema: PASSWORD,
    defaults: { password: '' },
    send: ({ password }) => onPassword(password),
  })
  return (
    <ServerForm
      form={form}
      submit={t('security_continue')}
      isFinal={isFinal}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t('security_cancel')}
        </Button>
      }
    >
      <p>{t('security_factor_password')}</p>
      <PasswordField label={t('form_current_password')} autoComplete="current-password" {...form.field('password')} />
    </ServerForm>
  )
}
