import type { Ad } from '#contract/ads.ts'
import { AD_FIELDS } from '#domain/cars/fields.ts'

const PERSONAL: readonly string[] = AD_FIELDS.filter((field) => 'isPersonal' in field).map(({ name }) => name)

/** The fields for the audit log, without personal data, since the log outlives ads and users. */
export const recordedFields = (ad: Ad, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(
    names.map((name) => {
      const value = ad[name as keyof Ad]
      if (value === null || PERSONAL.includes(name)) return [name, null]
      return [name, Array.isArray(value) ? value.join(', ') : String(value)]
    }),
  )
