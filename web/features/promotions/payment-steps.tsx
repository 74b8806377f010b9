import type { PaymentInstructions, Promotion } from '#contract/promotions.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { formatIban } from '#domain/promotions/iban.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { CopyNumber } from './copy-number.tsx'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

interface Props {
  promotion: Promotion
  way: PaymentInstructions
}

/** Payment instructions: a payment page, a bank transfer, or on request. */
export function PaymentSteps({ promotion: { price, invoice_number }, way }: Props) {
  const { t, lang } = useTexts(promotionTexts)
  if (way.kind === 'page') {
    return (
      <ButtonAnchor href={way.url} className="self-start">
        {t('promote_pay_page')}
      </ButtonAnchor>
    )
  }
  if (way.kind === 'on_request')
    return <p>{t('promote_pay_on_request', { invoice: `\u2068${invoice_number}\u2069` })}</p>
  const { account_holder, bank_name, iban } = way

  return (
    <>
      <p>{t('promote_pay_transfer', { amount: formatPrice(price, lang) })}</p>
      <DescriptionList>
        <DescriptionItem label={t('promote_pay_purpose')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <strong>
              <bdi dir="ltr">{invoice_number}</bdi>
            </strong>
            <CopyNumber text={invoice_number} />
          </span>
        </DescriptionItem>
        {account_holder && (
          <DescriptionItem label={t('promote_account_holder')}>
            <span {...writtenIn(account_holder)}>{account_holder}</span>
          </DescriptionItem>
        )}
        {bank_name && (
          <DescriptionItem label={t('promote_bank')}>
            <span {...writtenIn(bank_name)}>{bank_name}</span>
          </DescriptionItem>
        )}
        <DescriptionItem label={t('promote_iban')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <bdi dir="ltr">{formatIban(iban)}</bdi>
            <CopyNumber text={iban} />
          </span>
        </DescriptionItem>
      </DescriptionList>
    </>
  )
}
