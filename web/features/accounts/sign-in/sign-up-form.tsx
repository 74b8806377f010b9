import type { SignUp } from '#contract/accounts.ts'
import type { Country } from '#contract/countries.ts'
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
  submit: string
  send: (values: Omit<SignUp, 'next'>) => Promise<void>
}

/** What an account needs, of a visitor or of the first admin. */
export function SignUpForm({ countries, submit, send }: Props) {
  const { t, lang } = useTexts(formTexts, signInTexts)
  const form = useServerForm({
    schema: SIGN_UP,
    defaults: { email: '', password: '', first_name: '', last_name: '', phone_number: '', country_code: 'SA' },
    send: (values) => send({ ...values, lang }),
  })
  return (
    <ServerForm form={form} submit={submit} hasWideButton>
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
