import type { PublicProfile as Shown } from '#contract/profiles.ts'
import type { Rating } from '#contract/rating.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { CarGrid } from '#web/features/cars/public.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { SellerRating, SellerReplies } from '#web/features/seller-standing/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'

interface Props {
  profile: Shown
  rating: Rating
  /** Rendered below the ads. */
  children: Elements
}

/** The public profile of a seller. */
export function PublicProfile({ profile, rating, children }: Props) {
  const { t, lang } = useTexts(accountTexts)
  return (
    <main id="content" className="page flex flex-col gap-8 py-6">
      <header className="flex items-center gap-4">
        <ProfilePicture name={profile.display_name} url={profile.picture_url} size={72} />
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-2xl font-bold">
            <bdi className="min-w-0 wrap-anywhere" {...writtenIn(profile.display_name)}>
              {profile.display_name}
            </bdi>
            {profile.is_verified && <VerifiedBadge />}
          </h1>
          <p className="dotted text-muted">
            <span>{t('profile_joined', { date: formatDate(profile.joined_at, lang) })}</span>
            {profile.is_verified && <span>{t('verified')}</span>}
            {profile.is_phone_verified && <span>{t('profile_phone_verified')}</span>}
          </p>
          <SellerRating rating={rating} />
          <SellerReplies replies={profile.replies} />
        </div>
      </header>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl font-bold">{t('profile_ads', { count: profile.active_ads_count })}</h2>
        <CarGrid cars={profile.ads} Actions={SaveAndMore} />
      </section>
      {children}
    </main>
  )
}
