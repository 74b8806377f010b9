import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SignUp } from '#contract/accounts.ts'
import type { Country } from '#contract/countries.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CountryField } from '#web/ui/form/country-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  countries: readonly Country[]
  onDone: (email: string) => void
}

export function SignUpForm({ countries, onDone }: Props) {
  const { t, lang } = useTexts()
  const api = useApi()
  const [params] = useSearchParams()
  const next = params.get('next')
  const consent_id = useId()
  const form = useServerForm({
    schema: SignUp.omit({ lang: true, next: true }),
    defaults: { email: '', password: '', first_name: '', last_name: '', phone_number: '', country_code: 'SA' },
    send: async (values) => {
      await api.accounts.sign_up({ ...values, lang, ...(next && { next }) })
      onDone(values.email)
    },
  })
  const consent = form.errorOf('accepts_terms').error
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.onSubmit()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('auth_first_name')}
          autoComplete="given-name"
          dir="auto"
          {...form.register('first_name')}
          {...form.errorOf('first_name')}
        />
        <Field
          label={t('auth_last_name')}
          autoComplete="family-name"
          dir="auto"
          {...form.register('last_name')}
          {...form.errorOf('last_name')}
        />
      </div>
      <Field
        label={t('auth_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        {...form.register('email')}
        {...form.errorOf('email')}
      />
      <PasswordField
        label={t('auth_password')}
        hint={t('auth_password_hint')}
        autoComplete="new-password"
        {...form.register('password')}
        {...form.errorOf('password')}
      />
      <CountryField
        label={t('auth_country')}
        countries={countries}
        {...form.register('country_code')}
        {...form.errorOf('country_code')}
      />
      <Field
        label={t('auth_phone')}
        hint={t('auth_phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        {...form.register('phone_number')}
        {...form.errorOf('phone_number')}
      />
      <div>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="checkbox"
            aria-invalid={consent ? true : undefined}
            aria-describedby={consent && consent_id}
            {...form.register('accepts_terms')}
          />
          {t('auth_consent')}
        </label>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link to="/terms" target="_blank" className="link">
            {t('auth_consent_terms')}
          </Link>
          <Link to="/privacy" target="_blank" className="link">
            {t('auth_consent_privacy')}
          </Link>
        </p>
        {consent && (
          <p id={consent_id} className="text-sm text-danger">
            {consent}
          </p>
        )}
      </div>
      <FormFailure text={form.failure?.text} />
      <SubmitButton isSending={form.isSending}>{t('auth_submit_sign_up')}</SubmitButton>
    </form>
  )
}
