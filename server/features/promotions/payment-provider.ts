import type { PaymentInstructions } from '#contract/promotions.ts'
import type { Lang } from '#domain/language.ts'

export interface Invoice {
  invoice_number: string
  /** In riyals, including VAT. */
  amount: number
  /** The purpose of the payment, in the payer's language. */
  description: string
  lang: Lang
  /** The URL to which the provider returns the payer. */
  returnUrl: string
}

/**
 * A payment method. The default is a bank transfer that an admin confirms. Other providers call `confirmPromotion`
 * after the payment.
 */
export interface PaymentProvider {
  /** Called each time an open invoice is shown. The invoice number identifies the payment. */
  paymentInstructions(invoice: Invoice): Promise<PaymentInstructions>
}
