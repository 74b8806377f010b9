import type { AdPromotions, Promotion } from '#contract/promotions.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { Invoice } from './invoice.tsx'

interface Props {
  promotions: readonly Promotion[]
  promoted: AdPromotions
  /** Title of the ad. */
  title: string
}

/** Invoices of closed promotions, newest first. */
export function InvoiceList({ promotions, promoted, title }: Props) {
  const { t } = useTexts(promotionTexts)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('promote_before')}</h2>
      <ul className="flex flex-col gap-2">
        {promotions.map((promotion) => (
          <Panel as="li" key={promotion.id} className="">
            <details>
              <summary className="flex cursor-pointer flex-wrap items-center gap-3 p-4">
                <bdi dir="ltr" className="font-medium">
                  {promotion.invoice_number}
                </bdi>
                <span className="text-muted">{t('promote_days', { count: promotion.days })}</span>
                <Price amount={promotion.price} />
                <span className={promotion.state === 'confirmed' ? 'tag tag-done ms-auto' : 'tag ms-auto'}>
                  {t(`promote_state_${promotion.state}`)}
                </span>
              </summary>
              <div className="flex flex-col gap-3 border-t border-line p-4">
                <Invoice promotion={promotion} promoted={promoted} title={title} />
                <ButtonLink icon="print" to={`?invoice=${promotion.id}`} variant="quiet" className="self-start">
                  {t('promote_invoice_print')}
                </ButtonLink>
              </div>
            </details>
          </Panel>
        ))}
      </ul>
    </section>
  )
}
