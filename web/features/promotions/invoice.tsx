import type { AdPromotions, Promotion } from '#contract/promotions.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { splitVat } from '#domain/promotions/vat.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

interface Props {
  promotion: Promotion
  promoted: Pick<AdPromotions, 'seller_name'>
  /** Title of the ad. */
  title: string
}

export function Invoice({ promotion, promoted: { seller_name }, title }: Props) {
  const { t, lang } = useTexts(promotionTexts)
  const { invoice_number, requested_at, days, price, vat_percent, company_name, vat_number } = promotion
  const { starts_at, ends_at, state, decline_note } = promotion
  const { net, vat } = splitVat(price, vat_percent)
  const item = t('promote_invoice_item', { car: `\u2068${title}\u2069`, days: t('promote_days', { count: days }) })
  return (
    <DescriptionList>
      <DescriptionItem label={t('promote_invoice_number')}>
        <bdi dir="ltr">{invoice_number}</bdi>
      </DescriptionItem>
      <DescriptionItem label={t('promote_invoice_date')}>{formatDate(requested_at, lang)}</DescriptionItem>
      {company_name && (
        <DescriptionItem label={t('promote_invoice_from')}>
          <bdi>{company_name}</bdi>
        </DescriptionItem>
      )}
      {vat_number && (
        <DescriptionItem label={t('promote_invoice_vat_number')}>
          <bdi dir="ltr">{vat_number}</bdi>
        </DescriptionItem>
      )}
      <DescriptionItem label={t('promote_invoice_to')}>
        <bdi>{seller_name}</bdi>
      </DescriptionItem>
      <DescriptionItem label={t('promote_invoice_for')}>
        <span>{item}</span>
        {starts_at && ends_at && (
          <span className="block text-muted">
            {t('promote_period', { from: formatDate(starts_at, lang), to: formatDate(ends_at, lang) })}
          </span>
        )}
      </DescriptionItem>
      {vat_percent > 0 && (
        <>
          <DescriptionItem label={t('promote_invoice_net')}>
            <Price amount={net} />
          </DescriptionItem>
          <DescriptionItem label={t('promote_invoice_vat', { percent: String(vat_percent) })}>
            <Price amount={vat} />
          </DescriptionItem>
        </>
      )}
      <DescriptionItem label={t('promote_invoice_total')}>
        <strong>
          <Price amount={price} />
        </strong>
      </DescriptionItem>
      <DescriptionItem label={t('promote_invoice_state')}>{t(`promote_state_${state}`)}</DescriptionItem>
      {decline_note !== null && (
        <DescriptionItem label={t('promotions_reason')}>
          <span {...writtenIn(decline_note)}>{decline_note}</span>
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
