import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { AvailabilityNote } from '#web/features/cars/public.ts'
import { ContactButtons, type ContactState } from '#web/features/contacts/public.ts'
import { SellerRating, SellerReplies } from '#web/features/seller-standing/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'

interface Props {
  car: Car
  title: string
  contact: ContactState
}

export function SellerCard({ car, title, contact }: Props) {
  const { lang, t } = useTexts(carPageTexts)
  return (
    <Panel aria-labelledby="seller" className="flex flex-col gap-4 p-4">
      <div className="flex items-center gap-4">
        <ProfilePicture name={car.seller_name} url={car.seller_picture_url} size={56} />
        <div className="min-w-0">
          <h2 id="seller" className="text-sm text-muted">
            {t('car_seller')}
          </h2>
          <p className="flex items-center gap-1 font-medium wrap-anywhere">
            {car.seller_is_public ? (
              <Link to={`/seller/${car.seller_id}`} className="underline underline-offset-4">
                <bdi {...writtenIn(car.seller_name)}>{car.seller_name}</bdi>
              </Link>
            ) : (
              <bdi {...writtenIn(car.seller_name)}>{car.seller_name}</bdi>
            )}
            {car.seller_is_verified && <VerifiedBadge />}
          </p>
          <p className="dotted text-sm text-muted">
            {car.seller_rating.count > 0 && <SellerRating rating={car.seller_rating} />}
            {car.seller_is_verified && <span>{t('verified')}</span>}
            <span>{t('car_seller_ads', { count: car.seller_ads_count })}</span>
          </p>
          <SellerReplies replies={car.seller_replies} />
          {car.visibility !== 'hidden' && (
            <p className="text-sm text-muted">{t('car_published', { date: formatDate(car.published_at, lang) })}</p>
          )}
          {car.visibility === 'public' && <AvailabilityNote daysAgo={car.confirmed_days_ago} />}
        </div>
      </div>
      {car.can.contact && (
        <>
          <NeedsScript />
          <ContactButtons car={car} title={title} state={contact} />
        </>
      )}
    </Panel>
  )
}
