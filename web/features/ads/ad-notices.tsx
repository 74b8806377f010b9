import { Link } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Notices for the seller: state, expiry, promotion and rejection reasons. */
export function AdNotices({ ad }: { ad: OwnAd }) {
  const { t, lang } = useTexts(adsTexts)
  const { state, expires_at, rejection_reasons, admin_notes, promotion } = ad
  const isPromoting = promotion !== null
  const isSentBack = rejection_reasons.length > 0 || admin_notes !== null
  const notices = [
    ad.expires_soon && expires_at && t('ad_expires_soon', { date: formatDate(expires_at, lang) }),
    state === 'expired' && t('ad_expired'),
    state === 'inactive' && t('ad_inactive'),
    state === 'pending' && t('ad_pending'),
    ad.has_revision && t('ad_has_revision'),
  ].filter((notice) => typeof notice === 'string')
  if (!notices.length && !isSentBack && !isPromoting && state !== 'rejected') return null
  return (
    <div className="col-span-full flex basis-full flex-col gap-2">
      {notices.map((notice) => (
        <p key={notice} className="text-sm text-muted">
          {notice}
        </p>
      ))}
      {isPromoting && (
        <p className="notice text-sm">
          <span>{t(`ad_promote_${promotion}`)}</span>{' '}
          <Link to={`/my-ads/promote/${ad.id}`} className="link">
            {t('ad_promote_see')}
          </Link>
        </p>
      )}
      {(isSentBack || state === 'rejected') && (
        <div className="rounded-control bg-danger-soft p-3 text-sm text-danger">
          <p className="font-semibold">{t(state === 'rejected' ? 'ad_rejected' : 'ad_changes_rejected')}</p>
          <Reasons reasons={rejection_reasons} />
          {admin_notes !== null && (
            <p>
              <span>{`${t('ad_admin_notes')}:`}</span> <bdi>{admin_notes}</bdi>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTexts(adsTexts)
  const known = AD_REJECTION_REASONS.filter((reason) => reason !== 'other')
  // `other` is explained by the note
  const shown = reasons.filter((reason) => reason !== 'other')
  if (!shown.length) return null
  return (
    <ul className="my-1 list-disc ps-5">
      {shown.map((reason) => {
        const code = known.find((one) => one === reason)
        const text = code ? t(`ad_rejection_${code}`) : reason
        return (
          <li key={reason} {...writtenIn(text)}>
            {text}
          </li>
        )
      })}
    </ul>
  )
}
