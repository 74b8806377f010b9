import type { AdPromotions, PaymentWay, Promotion } from '#contract/promotions.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Invoice } from './invoice.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import { TransferForm } from './transfer-form.tsx'
import { usePromotionAction } from './use-promotion-action.ts'

interface Props {
  promotion: Promotion
  /** Null where it costs nothing. */
  payment_way: PaymentWay | null
  promoted: AdPromotions
  /** Of the ad. */
  title: string
}

/** What is asked for and waits: how to pay it, and the invoice. */
export function OpenPromotion({ promotion, payment_way, promoted, title }: Props) {
  const { t, lang } = useTexts()
  const api = useApi()
  const { act, is_working } = usePromotionAction()
  const { id, state, payable_until, price, transfer_reference } = promotion
  return (
    <>
      <section className="panel no-print flex flex-col gap-4 p-5">
        <h2 className="flex items-center gap-3 text-lg font-semibold">
          <Icon name="clock" size={24} />
          {t('promote_waiting')}
        </h2>
        {payment_way === null && <p>{t('promote_pay_free')}</p>}
        {payment_way && state === 'requested' && (
          <>
            <PaymentSteps promotion={promotion} way={payment_way} />
            <p className="text-muted">{t('promote_pay_until', { date: formatDate(payable_until, lang) })}</p>
          </>
        )}
        {state === 'transferred' && (
          <p role="status">{t('promote_looking', { reference: `\u2068${transfer_reference ?? ''}\u2069` })}</p>
        )}
        {payment_way && payment_way.kind !== 'page' && <TransferForm key={state} promotion={promotion} />}
        {state === 'requested' && (
          <button
            type="button"
            className="button-plain self-start"
            aria-disabled={is_working}
            onClick={() => void act(() => api.promotions.withdraw({ promotion_id: id }), t('promote_withdrawn'))}
          >
            {t('promote_withdraw')}
          </button>
        )}
      </section>
      {price > 0 && (
        <section className="panel flex flex-col gap-4 p-5">
          <h2 className="text-lg font-semibold">{t('promote_invoice')}</h2>
          <Invoice promotion={promotion} promoted={promoted} title={title} />
          <button type="button" className="button-quiet no-print self-start" onClick={() => window.print()}>
            <Icon name="print" />
            {t('promote_invoice_print')}
          </button>
        </section>
      )}
    </>
  )
}
