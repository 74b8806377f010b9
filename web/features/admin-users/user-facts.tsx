import type { ReactNode } from 'react'
import type { WholeUser } from '#contract/admin-users.ts'
import { groupPhone } from '#domain/contacts/read-typed-phone.ts'
import { formatDate, formatDateTime } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Account data of a user, and what of it is verified. */
export function UserFacts({ user, now }: { user: WholeUser; now: string }) {
  const { t, lang } = useTexts(adminUsersTexts)
  const { profile, is_email_confirmed, has_second_factor, last_seen_at, delete_at } = user
  const { email, phone_number, is_phone_verified, is_verified, preferred_language, created_at } = profile
  const country = lang === 'ar' ? profile.country_name_ar : profile.country_name_en
  return (
    <Panel title={t('user_account')}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-3">
        <Fact label={t('user_email')}>
          <bdi className="wrap-anywhere">{email}</bdi>
          {!is_email_confirmed && <span className="text-danger">{` (${t('user_email_unconfirmed')})`}</span>}
        </Fact>
        <Fact label={t('user_phone')}>
          {phone_number ? <bdi dir="ltr">{groupPhone(phone_number)}</bdi> : <span>{t('user_none')}</span>}
          {is_phone_verified && <span>{` (${t('user_phone_verified')})`}</span>}
        </Fact>
        <Fact label={t('user_identity')}>{t(is_verified ? 'user_identity_verified' : 'user_identity_unverified')}</Fact>
        <Fact label={t('user_factor')}>{t(has_second_factor ? 'user_factor_on' : 'user_factor_off')}</Fact>
        <Fact label={t('user_country')}>{country ?? t('user_none')}</Fact>
        <Fact label={t('user_language')}>{t(`user_language_${preferred_language}`)}</Fact>
        <Fact label={t('users_column_joined')}>{formatDate(created_at, lang)}</Fact>
        <Fact label={t('users_column_seen')}>{relativeTime(last_seen_at, new Date(now), lang)}</Fact>
        {delete_at && <Fact label={t('user_leaves')}>{formatDateTime(delete_at, lang)}</Fact>}
      </dl>
    </Panel>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
