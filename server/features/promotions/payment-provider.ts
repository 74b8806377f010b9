import type { PaymentInstructions } from '#contract/promotions.ts'
import type { Lang } from '#domain/language.ts'

export interface Invoice {
  invoice_number: string
  /** Riyals, tax included. */
  amount: number
  /** The purpose, in the language of the payer. */
  description: string
  lang: Lang
  /** Where the page of a provider returns to. */
  returnUrl: string
}

/**
 * How sellers pay. The default is a bank transfer, confirmed by an admin. Other providers call `confirmPromotion` when
 * paid.
 */
export interface PaymentProvider {
  /** Called whenever an open invoice is shown. The invoice number identifies the payment. */
  paymentInstructions(invoice: Invoice): Promise<PaymentInstructions>
}
