import { RevenueSettings } from '#contract/promotions.ts'
import type { CallContext } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'

const SETTING = 'revenue_settings'

const DEFAULTS: RevenueSettings = {
  offers: [
    { days: 7, price: 49 },
    { days: 14, price: 79 },
    { days: 30, price: 129 },
  ],
  vat_percent: 0,
  company_name: '',
  vat_number: '',
  bank_name: '',
  account_holder: '',
  iban: '',
}

/** The settings, or the defaults. */
export async function readRevenueSettings(db: Db): Promise<RevenueSettings> {
  const { success, data } = RevenueSettings.safeParse(await readSetting(db, SETTING))
  return success ? data : DEFAULTS
}

/** Sorts the offers by duration. Existing invoices keep their price and VAT. */
export async function setRevenueSettings(context: CallContext, wanted: RevenueSettings): Promise<RevenueSettings> {
  const settings = { ...wanted, offers: wanted.offers.toSorted((a, b) => a.days - b.days) }
  await context.db.transaction(async (tx) => {
    const before = await readRevenueSettings(tx)
    await writeSetting(tx, SETTING, settings)
    await recordAdminChange(tx, {
      admin_id: requireUser(context).id,
      what: 'set_revenue_settings',
      subject_id: SETTING,
      before: recorded(before),
      after: recorded(settings),
      now: context.clock(),
    })
  })
  return settings
}

const recorded = ({ offers, vat_percent, ...texts }: RevenueSettings) => ({
  ...texts,
  offers: offers.map(({ days, price }) => `${days}: ${price}`).join(', '),
  vat_percent: String(vat_percent),
})
