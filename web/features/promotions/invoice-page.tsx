import { Link } from 'react-router'
import type { AdPromotions, Promotion } from '#contract/promotions.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Invoice } from './invoice.tsx'

interface Props {
  promotion: Promotion
  promoted: AdPromotions
  /** Of the ad. */
  title: string
}

/** One invoice alone, to be printed or kept. */
export function InvoicePage({ promotion, promoted, title }: Props) {
  const { t } = useTexts()
  return (
    <main id="content" className="page flex max-w-3xl flex-col gap-6 py-8">
      <h1 className="text-2xl font-bold">{t('promote_invoice')}</h1>
      <section className="panel p-5">
        <Invoice promotion={promotion} promoted={promoted} title={title} />
      </section>
      <div className="no-print flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="print" />
          {t('promote_invoice_print')}
        </button>
        <Link to={`/my-ads/promote/${promotion.car_id}`} className="button-quiet">
          {t('promote_not_now')}
        </Link>
      </div>
    </main>
  )
}
