import { RevenueSettings, type RevenueUpdate } from '#contract/promotions.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent, type ContentStore } from '#server/features/content-versions/public.ts'
import { readSetting, settingContent } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { invalid } from '#server/platform/fail.ts'

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
const FIELDS = Object.keys(DEFAULTS) as (keyof RevenueSettings)[]

/** The stored settings, or the defaults. */
export const readRevenueSettings = async (db: Db): Promise<RevenueSettings> => revenueOf(await readSetting(db, SETTING))

const revenueOf = (stored: unknown): RevenueSettings => RevenueSettings.safeParse(stored).data ?? DEFAULTS

/** The content store of the fields of the setting, so that two admins can change different fields. */
export const revenueContent: ContentStore = {
  kind: 'revenue_settings',
  what: 'set_revenue_settings',
  read: async (tx, id) => {
    const row = await settingContent.read(tx, id)
    if (!row) return null
    const { setting_value, updated_at } = row
    return { ...revenueOf(parseStored(String(setting_value))), updated_at }
  },
  write: async (services, tx, id, values) => {
    if (!values) return settingContent.write(services, tx, id, null)
    const { updated_at, ...fields } = values
    const { data, error } = RevenueSettings.safeParse(fields)
    // concurrent changes may be invalid in combination
    const [issue] = error?.issues ?? []
    if (issue) throw invalid(issue.path.join('.'), issue.message)
    return settingContent.write(services, tx, id, { setting_value: JSON.stringify(data), updated_at })
  },
}

/**
 * Stores the settings, with offers sorted by duration. Existing invoices keep their price and VAT.
 * @throws CONTENT_CHANGED; INVALID_INPUT if the change is invalid in combination with a concurrent one
 */
export async function setRevenueSettings(
  context: CallContext,
  { seen, ...typed }: RevenueUpdate,
): Promise<RevenueSettings> {
  const settings = { ...typed, offers: typed.offers.toSorted((a, b) => a.days - b.days) }
  const isSet = (await readSetting(context.db, SETTING)) !== undefined
  const changed = FIELDS.filter((field) => !isSet || !seen || !sameJson(settings[field], seen[field]))
  const pick = (values: Partial<RevenueSettings>) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  if (!changed.length) return settings
  await changeContent(context, revenueContent, {
    content_id: SETTING,
    wanted: { ...pick(settings), updated_at: context.clock().toISOString() },
    seen: seen ? pick(isSet ? seen : {}) : {},
  })
  return readRevenueSettings(context.db)
}
