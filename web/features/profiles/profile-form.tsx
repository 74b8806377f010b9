import { useRevalidator } from 'react-router'
import type { Country } from '#contract/countries.ts'
import { ProfileUpdate, type Profile } from '#contract/profiles.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { CountryField } from '#web/ui/form/country-field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  profile: Profile
  countries: readonly Country[]
}

export function ProfileForm({ profile, countries }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const form = useServerForm({
    schema: ProfileUpdate,
    defaults: {
      first_name: profile.first_name ?? '',
      last_name: profile.last_name ?? '',
      phone_number: profile.phone_number ?? '',
      country_code: profile.country_code ?? 'SA',
    },
    send: async (values) => {
      await api.profiles.update(values)
      addToast({ title: t('profile_saved'), variant: 'success' })
      await revalidate()
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
        <CountryField
          label={t('auth_country')}
          countries={countries}
          {...form.register('country_code')}
          {...form.errorOf('country_code')}
        />
        <Field
          label={t('auth_phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          {...form.register('phone_number')}
          {...form.errorOf('phone_number')}
        />
      </div>
      <FormFailure text={form.failure?.text} />
      <div>
        <SubmitButton isSending={form.isSending}>{t('form_save')}</SubmitButton>
      </div>
    </form>
  )
}
