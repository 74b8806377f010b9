import { useSearchParams } from 'react-router'
import type { Country } from '#contract/countries.ts'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CountryField } from '#web/ui/form/country-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { ConsentField } from './consent-field.tsx'
import { SIGN_UP } from './schemas.ts'

interface Props {
  countries: readonly Country[]
  onDone: (email: string) => void
}

export function SignUpForm({ countries, onDone }: Props) {
  const { t, lang } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const next = params.get('next')
  const form = useServerForm({
    schema: SIGN_UP,
    defaults: { email: '', password: '', first_name: '', last_name: '', phone_number: '', country_code: 'SA' },
    send: async (values) => {
      await api.accounts.sign_up({ ...values, lang, ...(next && { next }) })
      onDone(values.email)
    },
  })
  return (
    <ServerForm form={form} submit={t('auth_submit_sign_up')} hasWideButton>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('form_first_name')} autoComplete="given-name" dir="auto" {...form.field('first_name')} />
        <Field label={t('form_last_name')} autoComplete="family-name" dir="auto" {...form.field('last_name')} />
      </div>
      <EmailField
        label={t('auth_email')}
        autoComplete="email"
        {...form.field('email')}
        onTake={form.choice('email').onChoose}
      />
      <PasswordField
        label={t('auth_password')}
        hint={t('form_password_hint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <CountryField
        label={t('form_country')}

        countries={countries}
        {...form.choice('country_code')}
      />
      <Field
        label={t('form_phone')}
        hint={t('auth_phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        {...form.field('phone_number')}
      />
      <ConsentField {...form.field('accepts_terms')} />
    </ServerForm>
  )
}
