import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profiles.ts'
import { LONGEST_ABOUT, LONGEST_PLACE } from '#domain/profiles/introduction.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerTexts } from '#web/texts/seller/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { ownProfileQuery } from './own-profile-query.ts'
import { INTRODUCTION } from './schemas.ts'

/** What the user tells buyers on the public profile. */
export function IntroductionForm({ profile }: { profile: Profile }) {
  const { t } = useTexts(sellerTexts)
  const api = useApi()
  const client = useQueryClient()
  const form = useServerForm({
    schema: INTRODUCTION,
    defaults: {
      about: profile.about ?? '',
      place: profile.place ?? '',
      opens_at: profile.opens_at ?? '',
      closes_at: profile.closes_at ?? '',
      friday_opens_at: profile.friday_opens_at ?? '',
      friday_closes_at: profile.friday_closes_at ?? '',
    },
    send: async (typed) =>
      client.setQueryData(ownProfileQuery(api, profile.id).queryKey, await api.profiles.introduce(typed)),
    done: t('seller_saved'),
    keptAs: `introduction ${profile.id}`,
    refreshes: true,
  })
  return (
    <ServerForm form={form} submit={t('seller_save')}>
      <TextArea
        label={t('seller_about')}
        hint={t('seller_about_hint')}
        rows={4}
        most={LONGEST_ABOUT}
        {...form.field('about')}
      />
      <Field
        label={t('seller_place')}
        hint={t('seller_place_hint')}
        most={LONGEST_PLACE}
        dir="auto"
        {...form.field('place')}
      />
      <FieldGroup label={t('seller_hours')} isRequired={null}>
        <p className="text-sm text-muted">{t('seller_hours_hint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field type="time" dir="ltr" label={t('seller_opens')} {...form.field('opens_at')} />
          <Field type="time" dir="ltr" label={t('seller_closes')} {...form.field('closes_at')} />
          <Field type="time" dir="ltr" label={t('seller_friday_opens')} {...form.field('friday_opens_at')} />
          <Field type="time" dir="ltr" label={t('seller_friday_closes')} {...form.field('friday_closes_at')} />
        </div>
      </FieldGroup>
    </ServerForm>
  )
}
