import { Link, useSearchParams } from 'react-router'
import type { AdPromotions } from '#contract/promotions.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { InvoicePage } from './invoice-page.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { OfferForm } from './offer-form.tsx'
import { OpenPromotion } from './open-promotion.tsx'

/** Page to feature an ad: benefits and offers, the open promotion and earlier invoices. */
export function PromotePage({ promoted }: { promoted: AdPromotions }) {
  const { t, lang } = useTexts(formTexts, promotionTexts)
  const { ad, promotions, payment_instructions } = promoted
  const title = carTitle({ ...ad, custom_model: null }, lang)
  const open = promotions.find(({ state }) => OPEN_STATES.some((one) => one === state))
  const before = promotions.filter((promotion) => promotion !== open)
  const [search] = useSearchParams()
  const shown = promotions.find(({ id }) => id === search.get('invoice'))
  const declined = before[0]?.state === 'declined' && !open ? before[0] : null
  if (shown) return <InvoicePage promotion={shown} promoted={promoted} title={title} />
  return (
    <main id="content" className="page flex max-w-3xl flex-col gap-6 py-8">
      <ButtonLink to="/my-ads" variant="plain" className="self-start">
        <Icon name="back" size={16} />
        <span>{t('menu_my_ads')}</span>
      </ButtonLink>
      <header className="flex flex-wrap items-center gap-4">
        <Link
          to={`/car/${ad.id}`}
          tabIndex={-1}
          aria-hidden="true"
          className="w-28 flex-none overflow-hidden rounded-control"
        >
          <Picture src={ad.images[0] ?? ''} alt="" sizes="7rem" />
        </Link>
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-2xl font-bold">{t('promote_title')}</h1>
          <p className="break-words" {...writtenIn(title)}>
            <Link to={`/car/${ad.id}`} className="link">
              {title}
            </Link>
          </p>
          <p className="font-bold">
            <Price amount={ad.price} />
          </p>
        </div>
      </header>
      {ad.state === 'active' && ad.featured && ad.featured_until && (
        <p className="panel p-4">{t('promote_longer', { date: formatDate(ad.featured_until, lang) })}</p>
      )}
      {declined?.decline_note && (
        <p className="notice">
          {t('promote_declined', {
            reason: `\u2068${declined.decline_note}\u2069`,
            invoice: `\u2068${declined.invoice_number}\u2069`,
          })}
        </p>
      )}
      {open && (
        <OpenPromotion promotion={open} payment_instructions={payment_instructions} promoted={promoted} title={title} />
      )}
      {!open && <Benefits />}
      {!open && !ad.can.promote && <p className="notice">{t('promote_not_live')}</p>}
      {ad.can.promote && <OfferForm promoted={promoted} />}
      {before.length > 0 && <InvoiceList promotions={before} promoted={promoted} title={title} />}
    </main>
  )
}

const BENEFITS = [
  { key: 'promote_home', icon: 'star' },
  { key: 'promote_mark', icon: 'show' },
  { key: 'promote_life', icon: 'calendar' },
] as const satisfies readonly { key: string; icon: IconName }[]

function Benefits() {
  const { t } = useTexts(promotionTexts)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('promote_what')}</h2>
      <ul className="flex flex-col gap-2">
        {BENEFITS.map(({ key, icon }) => (
          <li key={key} className="flex items-center gap-3">
            <span className="text-brand">
              <Icon name={icon} />
            </span>
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('promote_honest')}</p>
    </section>
  )
}
