import type { Db } from '#server/platform/db/client.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { readRevenueSettings } from './revenue-settings.ts'

/**
 * Payment by manual bank transfer to the account in the revenue settings. If no account is set, admins contact the
 * seller.
 */
export const createBankTransfer = (db: Db): PaymentProvider => ({
  paymentInstructions: async () => {
    const { iban, account_holder, bank_name } = await readRevenueSettings(db)
    return iban === '' ? { kind: 'on_request' } : { kind: 'bank_transfer', iban, account_holder, bank_name }
  },
})
