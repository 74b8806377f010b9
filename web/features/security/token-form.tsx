import { SCOPES } from '#contract/procedure.ts'
import { NewAccessToken, TOKEN_DAYS } from '#contract/security.ts'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { SCOPE_NAMES } from './scope-names.ts'

interface Props {
  onCreated: (token: string) => Promise<void>
  onCancel: () => void
}

/** Parses the value of an option; empty for no expiry. */
const daysIn = (text: string): number | null => (text ? Number(text) : null)

export function TokenForm({ onCreated, onCancel }: Props) {
  const { t } = useTexts(formTexts, securityTexts)
  const api = useApi()
  const form = useServerForm({
    schema: NewAccessToken,
    defaults: { name: '', scopes: ['read'], expires_in_days: 90, password: '' },
    send: async (values) => onCreated((await api.security.create_access_token(values)).token),
  })
  return (
    <ServerForm
      form={form}
      submit={t('security_token_create')}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t('security_cancel')}
        </Button>
      }
    >
      <Field
        label={t('security_token_name')}
        hint={t('security_token_name_hint')}
        dir="auto"
        autoComplete="off"
        {...form.field('name')}
      />
      <FieldGroup label={t('security_token_scopes')} {...form.field('scopes')}>
        {SCOPES.map((scope) => (
          <label key={scope} className="flex items-center gap-2">
            <input type="checkbox" className="checkbox" value={scope} {...form.register('scopes')} />
            <span>{t(SCOPE_NAMES[scope])}</span>
          </label>
        ))}
      </FieldGroup>
      <SelectField label={t('security_token_expiry')} {...form.field('expires_in_days', { setValueAs: daysIn })}>
        {TOKEN_DAYS.map((count) => (
          <option key={count} value={count}>
            {t('security_token_days', { count })}
          </option>
        ))}
        <option value="">{t('security_token_endless')}</option>
      </SelectField>
      <PasswordField label={t('form_current_password')} autoComplete="current-password" {...form.field('password')} />
    </ServerForm>
  )
}
