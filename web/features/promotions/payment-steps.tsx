import type { PaymentWay, Promotion } from '#contract/promotions.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { formatIban } from '#domain/promotions/iban.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CopyButton } from './copy-button.tsx'
import { Line, Lines } from './lines.tsx'

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

  return (
    <>
      <p>{t('promote_pay_transfer', { amount: formatPrice(price, lang) })}</p>
      <Lines>
        <Line label={t('promote_pay_purpose')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <strong>
              <bdi dir="ltr">{invoice_number}</bdi>
            </strong>
            <CopyButton text={invoice_number} />
          </span>
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
            <CopyButton text={iban} />
          </span>
        </Line>
      </Lines>
    </>
  )
}
