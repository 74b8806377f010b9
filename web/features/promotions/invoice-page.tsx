import type { AdPromotions, Promotion } from '#contract/promotions.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Invoice } from './invoice.tsx'

interface Props {
  promotion: Promotion
  promoted: AdPromotions
  /** Title of the ad. */
  title: string
}

/** A single invoice, for printing. */
export function InvoicePage({ promotion, promoted, title }: Props) {
  const { t } = useTexts(promotionTexts)
  return (
    <main id="content" className="page flex max-w-3xl flex-col gap-6 py-8">
      <h1 className="text-2xl font-bold">{t('promote_invoice')}</h1>
      <Panel className="p-5">
        <Invoice promotion={promotion} promoted={promoted} title={title} />
      </Panel>
      <div className="no-print flex flex-wrap gap-2">
        <Button icon="print" onClick={() => window.print()}>
          {t('promote_invoice_print')}
        </Button>
        <ButtonLink to={`/my-ads/promote/${promotion.car_id}`} variant="quiet">
          {t('promote_not_now')}
        </ButtonLink>
      </div>
    </main>
  )
}
