/** What sellers change of an approved ad at once; everything else is looked at again. */
const QUICK_FACTS: readonly string[] = [
  'price',
  'mileage',
  'contact_name',
  'contact_methods',
  'phone_number',
  'whatsapp_number',
  'extra_features',
]

interface Changed {
  /** Names of facts that differ. */
  names: string[]
  /** Whether all of them may change at once. */
  is_quick: boolean
}

/** Compares two descriptions of one car; a mileage that sinks is no quick change. */
export function changedFacts<Ad extends { mileage: number }>(before: Ad, after: Ad): Changed {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name as keyof Ad]) !== JSON.stringify(after[name as keyof Ad]),
  )
  return { names, is_quick: names.every((name) => QUICK_FACTS.includes(name)) && after.mileage >= before.mileage }
}

/** The approved description with those changes that count at once. */
export const withQuickFacts = <Ad extends { mileage: number }>(approved: Ad, changed: Ad): Ad => ({
  ...approved,
  ...Object.fromEntries(
    QUICK_FACTS.filter((name) => name !== 'mileage' || changed.mileage >= approved.mileage).map((name) => [
      name,
      changed[name as keyof Ad],
    ]),
  ),
})
