import { Link } from 'react-router'
import type { AdEvidence } from '#contract/ad-reviews.ts'
import { SETTABLE_STATES } from '#domain/ads/lifecycle.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { PenaltyButton } from '#web/features/penalties/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  car_id: string
  seller_id: string
  seller_name: string
  seller: AdEvidence['seller']
}

/** The seller's joining date, verifications, and numbers of ads by state. */
export function SellerHistory({ car_id, seller_id, seller_name, seller }: Props) {
  const { lang, t } = useTexts(accountTexts, adReviewTexts, adminAdTexts)
  const states = SETTABLE_STATES.filter((state) => seller.ads[state])
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('car_seller')}</h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={`/seller/${seller_id}`} target="_blank" className="link wrap-anywhere">
          <bdi>{seller_name}</bdi>
        </Link>
        <span className="text-sm text-muted">{t('review_joined', { date: formatDate(seller.joined_at, lang) })}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        <li className={seller.is_phone_verified ? 'tag tag-done' : 'tag'}>
          {t(seller.is_phone_verified ? 'profile_phone_verified' : 'review_phone_unverified')}
        </li>
        <li className={seller.is_verified ? 'tag tag-done' : 'tag'}>
          {t(seller.is_verified ? 'verified' : 'review_unverified')}
        </li>
        {seller.rejected_count > 0 && (
          <li className="tag bg-danger-soft text-danger">{t('review_rejections', { count: seller.rejected_count })}</li>
        )}
      </ul>
      <p className="dotted text-sm text-muted">
        {states.map((state) => (
          <span key={state}>
            <span>{t(`admin_ad_state_${state}`)}</span> <bdi>{formatNumber(seller.ads[state] ?? 0, lang)}</bdi>
          </span>
        ))}
      </p>
      <Link to={`/admin/cars?view=all&seller=${seller_id}`} className="link self-start text-sm">
        {t('review_seller_ads')}
      </Link>
      <PenaltyButton of={{ user_id: seller_id, name: seller_name, subject: { kind: 'ad', id: car_id } }} />
    </section>
  )
}
