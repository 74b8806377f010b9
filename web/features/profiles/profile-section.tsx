import { Link } from 'react-router'
import type { Country } from '#contract/countries.ts'
import type { Profile, ProfileAccess } from '#contract/profiles.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { sellerTexts } from '#web/texts/seller/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { IntroductionForm } from './introduction-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { ProfileForm } from './profile-form.tsx'

interface Props {
  profile: Profile
  countries: readonly Country[]
  accesses: readonly ProfileAccess[]
  now: string
}

/** Completeness of the profile, its data, and who viewed it. */
export function ProfileSection({ profile, countries, accesses, now }: Props) {
  const { t, lang } = useTexts(accountTexts, sellerTexts)
  return (
    <div className="flex flex-col gap-8">
      <Panel className="flex flex-col gap-3 p-5" aria-labelledby="complete">
        <h2 id="complete" className="text-lg font-semibold">
          {t('profile_complete', { percent: profile.completeness })}
        </h2>
        <progress className="progress" max={100} value={profile.completeness} aria-labelledby="complete" />
        {profile.missing.length > 0 && (
          <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
            {profile.missing.map((part) => (
              <li key={part}>{t(`profile_missing_${part}`)}</li>
            ))}
          </ul>
        )}
        <Link to={`/seller/${profile.id}`} className="link self-start">
          {t('profile_see_public')}
        </Link>
        {!(profile.is_verified && profile.is_phone_verified) && (
          <Link to="/verification" className="link self-start">
            {t('profile_verify')}
          </Link>
        )}
      </Panel>
      <Panel title={t('profile_data')}>
        <PictureForm profile={profile} />
        <ProfileForm profile={profile} countries={countries} />
      </Panel>
      <Panel title={t('seller_introduction')}>
        <IntroductionForm profile={profile} />
      </Panel>
      <Panel title={t('profile_accesses')} className="flex flex-col gap-3 p-5">
        {accesses.length === 0 && <p className="text-muted">{t('profile_accesses_none')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {accesses.slice(0, SHOWN).map((access) => (
            <li key={access.id} className="flex justify-between gap-4 py-2">
              <bdi className="min-w-0 wrap-anywhere">{whoOf(access, t)}</bdi>
              <span className="flex-none text-sm text-muted">
                {relativeTime(access.created_at, new Date(now), lang)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

const SHOWN = 20

function whoOf({ access_type, accessing_user_name }: ProfileAccess, t: Translate<typeof accountTexts>): string {
  if (access_type !== 'public_profile') return t(`profile_access_${access_type}`)
  return accessing_user_name ?? t('profile_access_visitor')
}
