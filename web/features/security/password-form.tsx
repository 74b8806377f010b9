import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { PASSWORD_CHANGE } from './schemas.ts'

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts(formTexts, securityTexts)
  const api = useApi()
  const form = useServerForm({
    schema: PASSWORD_CHANGE,
    defaults: { current_password: '', password: '' },
    send: async (values) => {
      await api.accounts.change_password(values)
      form.reset()
    },
    done: t('security_password_saved'),
    onDone,
  })
  return (
    <ServerForm form={form} submit={t('security_password_submit')}>
      <PasswordField
        label={t('form_current_password')}
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <PasswordField
        label={t('form_new_password')}
        hint={t('form_password_hint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </ServerForm>
  )
}
