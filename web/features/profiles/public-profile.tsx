import type { PublicProfile as Shown } from '#contract/profiles.ts'
import type { Rating } from '#contract/rating.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { SellerRating, SellerReplies } from '#web/features/seller-standing/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Panel } from '#web/ui/panel.tsx'
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
      <Panel className="flex flex-col gap-5 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <header className="flex min-w-0 items-center gap-4">
            <ProfilePicture name={profile.display_name} url={profile.picture_url} size={72} />
            <div className="flex min-w-0 flex-col gap-1">
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
              {rating.count > 0 && (
                <a href="#reviews" className="self-start">
                  <SellerRating rating={rating} />
                </a>
              )}
              <SellerReplies replies={profile.replies} />
            </div>
          </header>
          {contact && <SellerContact key={contact.car.id} {...contact} />}
        </div>
        <SellerNotes {...profile} />
      </Panel>
      <SellerCars profile={profile} search={search} />
      {children}
    </main>
  )
}
