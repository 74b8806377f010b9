import type { PaymentWay } from '#contract/promotions.ts'
import type { Lang } from '#domain/language.ts'

export interface Invoice {
  invoice_number: string
  /** Riyals, tax included. */
  amount: number
  /** What it is for, in the payer's language. */
  description: string
  lang: Lang
  /** Where a provider's page leads back to. */
  return_url: string
}

/**
 * How sellers pay. The default is a bank transfer, which an admin confirms; another provider confirms by
 * `confirmPromotion` when it learns of the payment.
 */
export interface PaymentProvider {
  /** Asked each time that an open invoice is shown; the same number is always the same payment. */
  wayToPay(invoice: Invoice): Promise<PaymentWay>
}
