import { useState } from 'react'
import type { AdPromotions, PaymentInstructions, Promotion } from '#contract/promotions.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { Invoice } from './invoice.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import { TransferForm } from './transfer-form.tsx'

interface Props {
  promotion: Promotion
  /** Null if it is free. */
  payment_instructions: PaymentInstructions | null
  promoted: AdPromotions
  /** Title of the ad. */
  title: string
}

/** The requested promotion: its state, payment instructions and invoice. */
export function OpenPromotion({ promotion, payment_instructions, promoted, title }: Props) {
  const { t, lang } = useTexts(promotionTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { id, state, payable_until, price, transfer_reference } = promotion
  return (
    <>
      <Panel>
        <h2 className="flex items-center gap-3 text-lg font-semibold">
          <Icon name="clock" size={24} />
          <span>
            {t(state === 'transferred' || payment_instructions === null ? 'promote_checking' : 'promote_waiting')}
          </span>
        </h2>
        {payment_instructions === null && <p>{t('promote_pay_free')}</p>}
        {payment_instructions && state === 'requested' && (
          <>
            <PaymentSteps promotion={promotion} way={payment_instructions} />
            <p className="text-muted">{t('promote_pay_until', { date: formatDate(payable_until, lang) })}</p>
          </>
        )}
        {state === 'transferred' && (
          <p role="status">{t('promote_looking', { reference: `\u2068${transfer_reference ?? ''}\u2069` })}</p>
        )}
        {payment_instructions?.kind === 'bank_transfer' && <TransferForm key={state} promotion={promotion} />}
        {payment_instructions?.kind === 'on_request' && (
          <details open={state === 'transferred'}>
            <summary className="link w-fit cursor-pointer">{t('promote_paid_already')}</summary>
            <div className="pt-4">
              <TransferForm key={state} promotion={promotion} />
            </div>
          </details>
        )}
        {state === 'requested' && (
          <Button variant="plain" className="self-start" onClick={() => setAsking(true)}>
            {t('promote_withdraw')}
          </Button>
        )}
      </Panel>
      {isAsking && (
        <ConfirmDialog
          title={t('promote_withdraw')}
          confirm={t('promote_withdraw')}
          cancel={t('promote_not_now')}
          text={t('promote_withdraw_text')}
          isWorking={isWorking}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            act({
              send: () => api.promotions.withdraw({ promotion_id: id }),
              done: t('promote_withdrawn'),
              onDone: () => setAsking(false),
            })
          }
        />
      )}
      {price > 0 && (
        <Panel title={t('promote_invoice')}>
          <Invoice promotion={promotion} promoted={promoted} title={title} />
          <ButtonLink icon="print" to={`?invoice=${id}`} variant="quiet" className="self-start">
            {t('promote_invoice_print')}
          </ButtonLink>
        </Panel>
      )}
    </>
  )
}
