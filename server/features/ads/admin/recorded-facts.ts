import type { Ad } from '#contract/ads.ts'

/** What somebody wrote, or is reached by: that it changed is recorded, not what it says. */
const PERSONAL: readonly string[] = [
  'contact_name',
  'custom_model',
  'district',
  'extra_features',
  'phone_number',
  'whatsapp_number',
  'ad_title_ar',
  'ad_title_en',
  'description_ar',
  'description_en',
]

/** For the record of what admins change, which outlives ads and people. */
export const recordedFacts = (ad: Ad, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(
    names.map((name) => {
      const value = ad[name as keyof Ad]
      if (value === null || PERSONAL.includes(name)) return [name, null]
      return [name, Array.isArray(value) ? value.join(', ') : String(value)]
    }),
  )
