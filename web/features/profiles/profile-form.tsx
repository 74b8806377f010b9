import { useQueryClient } from '@tanstack/react-query'
import type { Country } from '#contract/countries.ts'
import type { Profile } from '#contract/profiles.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { CountryField } from '#web/ui/form/country-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { ownProfileQuery } from './own-profile-query.ts'
import { updateProfile } from './update-profile.ts'
import { PROFILE } from './schemas.ts'

interface Props {
  profile: Profile
  countries: readonly Country[]
}

export function ProfileForm({ profile, countries }: Props) {
  const { t } = useTexts(accountTexts, formTexts)
  const api = useApi()
  const client = useQueryClient()
  const form = useServerForm({
    schema: PROFILE,
    defaults: {
      first_name: profile.first_name ?? '',
      last_name: profile.last_name ?? '',
      phone_number: profile.phone_number ?? '',
      country_code: profile.country_code ?? 'SA',
    },
    send: async (values) => {
      const updated = await updateProfile(() => api.profiles.update(values))
      if (!updated.success) throw updated.cause
      client.setQueryData(ownProfileQuery(api, profile.id).queryKey, updated.profile)
    },
    done: t('profile_saved'),
    refreshes: true,
    keptAs: `profile ${profile.id}`,
  })
  return (
    <ServerForm form={form} submit={t('form_save')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('form_first_name')} autoComplete="given-name" dir="auto" {...form.field('first_name')} />
        <Field label={t('form_last_name')} autoComplete="family-name" dir="auto" {...form.field('last_name')} />
        <CountryField
          label={t('form_country')}

          countries={countries}
          {...form.choice('country_code')}
        />
        <Field
          label={t('form_phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          {...form.field('phone_number')}
        />
      </div>
    </ServerForm>
  )
}
