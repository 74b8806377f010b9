import type { PublicProfile as Shown } from '#contract/profiles.ts'
import type { Rating } from '#contract/rating.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { SellerRating, SellerReplies } from '#web/features/seller-standing/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'
import { SellerCars } from './seller-cars.tsx'
import { SellerContact, type Contact } from './seller-contact.tsx'
import { SellerNotes } from './seller-notes.tsx'
import type { SellerSearch } from './seller-search.ts'

interface Props {
  profile: Shown
  search: SellerSearch
  /** Null without an ad to ask about. */
  contact: Contact | null
  rating: Rating
  /** Rendered below the ads. */
  children: Elements
}

/** The public profile of a seller. */
export function PublicProfile({ profile, search, contact, rating, children }: Props) {
  const { t, lang } = useTexts(accountTexts)
  return (
    <main id="content" className="page flex flex-col gap-8 py-6">
      <div className="two-columns gap-6">
        <div className="flex flex-col gap-4">
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
          {contact && <SellerContact key={contact.car.id} {...contact} />}
        </div>
        <SellerNotes {...profile} />
      </div>
      <SellerCars profile={profile} search={search} />
      {children}
    </main>
  )
}
