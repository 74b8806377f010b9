import type { PaymentWay, Promotion } from '#contract/promotions.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { formatIban } from '#domain/promotions/iban.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Line, Lines } from './lines.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  promotion: Promotion
  way: PaymentWay
}

/** How an invoice is paid. */
export function PaymentSteps({ promotion: { price, invoice_number }, way }: Props) {
  const { t, lang } = useTexts()
  if (way.kind === 'page') {
    return (
      <a href={way.url} className="button self-start">
        {t('promote_pay_page')}
      </a>
    )
  }
  if (way.kind === 'on_request')
    return <p>{t('promote_pay_on_request', { invoice: `\u2068${invoice_number}\u2069` })}</p>
  const { account_holder, bank_name, iban } = way

  async function copy() {
    try {
      await navigator.clipboard.writeText(iban)
      addToast({ title: t('promote_copied'), variant: 'success' })
    } catch {
      addToast({ title: t('promote_copy_failed'), variant: 'destructive' })
    }
  }

  return (
    <>
      <p>{t('promote_pay_transfer', { amount: formatPrice(price, lang) })}</p>
      <Lines>
        <Line label={t('promote_pay_purpose')}>
          <strong>
            <bdi dir="ltr">{invoice_number}</bdi>
          </strong>
        </Line>
        {account_holder && (
          <Line label={t('promote_account_holder')}>
            <span dir="auto">{account_holder}</span>
          </Line>
        )}
        {bank_name && (
          <Line label={t('promote_bank')}>
            <span dir="auto">{bank_name}</span>
          </Line>
        )}
        <Line label={t('promote_iban')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <bdi dir="ltr">{formatIban(iban)}</bdi>
            <button type="button" className="button-plain" onClick={() => void copy()}>
              <Icon name="document" />
              {t('promote_copy')}
            </button>
          </span>
        </Line>
      </Lines>
    </>
  )
}
