import type { ReactNode } from 'react'
import type { SellerNotes as Notes } from '#contract/profiles.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { sellerTexts } from '#web/texts/seller/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What a seller tells buyers: about, place and opening hours. Nothing if nothing is stated. */
export function SellerNotes({ about, place, ...hours }: Notes) {
  const { t } = useTexts(sellerTexts)
  if (![about, place, hours.opens_at, hours.friday_opens_at].some(Boolean)) return null
  return (
    <section aria-labelledby="seller-about" className="border-t border-line pt-4">
      <h2 id="seller-about" className="sr-only">
        {t('seller_about')}
      </h2>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        {about && (
          <p className="max-w-prose leading-relaxed whitespace-pre-line wrap-anywhere" {...writtenIn(about)}>
            {about}
          </p>
        )}
        <dl className="flex flex-col gap-2">
          {place && (
            <Note icon="pin" title={t('seller_place')}>
              <bdi {...writtenIn(place)}>{place}</bdi>
            </Note>
          )}
          <OpeningHours {...hours} />
        </dl>
      </div>
    </section>
  )
}

function Note({ icon, title, children }: { icon: 'pin' | 'clock'; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="pt-0.5 text-muted">
        <Icon name={icon} />
        <span className="sr-only">{title}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function OpeningHours({ opens_at, closes_at, friday_opens_at, friday_closes_at }: Omit<Notes, 'about' | 'place'>) {
  const { t } = useTexts(sellerTexts)
  if (!opens_at && !friday_opens_at) return null
  const between = (from: string | null, to: string | null) =>
    from && to ? t('seller_between', { from, to }) : t('seller_closed')
  return (
    <Note icon="clock" title={t('seller_hours')}>
      <p className="flex flex-wrap gap-x-2">
        <span>{t('seller_weekdays')}</span>
        <span>{between(opens_at, closes_at)}</span>
      </p>
      <p className="flex flex-wrap gap-x-2">
        <span>{t('seller_friday')}</span>
        <span>{between(friday_opens_at, friday_closes_at)}</span>
      </p>
    </Note>
  )
}
