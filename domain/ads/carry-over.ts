/** Facts that are right only together. */
const TOGETHER = [
  ['make', 'model', 'custom_model'],
  ['contact_methods', 'phone_number', 'whatsapp_number'],
]

/**
 * Changes that wait beside a live ad, once that says something else: what their seller did not change follows.
 * @param before what the ad said
 * @param after what it says now
 */
export function carryOver<Ad extends object>(waiting: Ad, before: Ad, after: Ad): Ad {
  const is_own = (name: string) => JSON.stringify(read(waiting, name)) !== JSON.stringify(read(before, name))
  const followed = Object.entries(after).filter(
    ([name]) => !(TOGETHER.find((names) => names.includes(name)) ?? [name]).some((one) => is_own(one)),
  )
  return { ...waiting, ...Object.fromEntries(followed) }
}

const read = (ad: object, name: string): unknown => (ad as Record<string, unknown>)[name]
