import { AD_FIELDS } from '#domain/cars/fields.ts'

/** Fields of an approved ad that sellers change without review. */
const QUICK_FIELDS: readonly string[] = AD_FIELDS.filter((field) => 'isQuick' in field).map(({ name }) => name)

interface Changed {
  /** Names of the fields that differ. */
  names: string[]
  /** Whether all changed fields take effect without review. */
  isQuick: boolean
}

/** Compares two versions of an ad. A lower mileage needs review. */
export function changedFields<Ad extends { mileage: number }>(before: Ad, after: Ad): Changed {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name as keyof Ad]) !== JSON.stringify(after[name as keyof Ad]),
  )
  return { names, isQuick: names.every((name) => QUICK_FIELDS.includes(name)) && after.mileage >= before.mileage }
}

/** The approved version with the changes that need no review. */
export const withQuickFields = <Ad extends { mileage: number }>(approved: Ad, changed: Ad): Ad => ({
  ...approved,
  ...Object.fromEntries(
    QUICK_FIELDS.filter((name) => name !== 'mileage' || changed.mileage >= approved.mileage).map((name) => [
      name,
      changed[name as keyof Ad],
    ]),
  ),
})
