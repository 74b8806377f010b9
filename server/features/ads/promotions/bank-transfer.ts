import type { Db } from '#server/platform/db/client.ts'
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts'
import { readRevenueSettings } from './revenue-settings.ts'

/** By hand: the account of the revenue settings, or, while there is none, what the admins tell the seller. */
export const createBankTransfer = (db: Db): PaymentProvider => ({
  wayToPay: async () => {
    const { iban, account_holder, bank_name } = await readRevenueSettings(db)
    return iban === '' ? { kind: 'on_request' } : { kind: 'bank_transfer', iban, account_holder, bank_name }
  },
})
