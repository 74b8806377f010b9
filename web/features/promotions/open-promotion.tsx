import { useState } from 'react'
import { Link } from 'react-router'
import type { AdPromotions, PaymentWay, Promotion } from '#contract/promotions.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AskDialog } from './ask-dialog.tsx'
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
  const [is_asking, setAsking] = useState(false)
  const { id, state, payable_until, price, transfer_reference } = promotion
  return (
    <>
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="flex items-center gap-3 text-lg font-semibold">
          <Icon name="clock" size={24} />
          {t(state === 'transferred' || payment_way === null ? 'promote_checking' : 'promote_waiting')}
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
        {payment_way?.kind === 'bank_transfer' && <TransferForm key={state} promotion={promotion} />}
        {payment_way?.kind === 'on_request' && (
          <details open={state === 'transferred'}>
            <summary className="link w-fit cursor-pointer">{t('promote_paid_already')}</summary>
            <div className="pt-4">
              <TransferForm key={state} promotion={promotion} />
            </div>
          </details>
        )}
        {state === 'requested' && (
          <button type="button" className="button-plain self-start" onClick={() => setAsking(true)}>
            {t('promote_withdraw')}
          </button>
        )}
      </section>
      {is_asking && (
        <AskDialog
          title={t('promote_withdraw')}
          text={t('promote_withdraw_text')}
          is_working={is_working}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            void act(() => api.promotions.withdraw({ promotion_id: id }), t('promote_withdrawn')).then(() =>
              setAsking(false),
            )
          }
        />
      )}
      {price > 0 && (
        <section className="panel flex flex-col gap-4 p-5">
          <h2 className="text-lg font-semibold">{t('promote_invoice')}</h2>
          <Invoice promotion={promotion} promoted={promoted} title={title} />
          <Link to={`?invoice=${id}`} className="button-quiet self-start">
            <Icon name="print" />
            {t('promote_invoice_print')}
          </Link>
        </section>
      )}
    </>
  )
}
