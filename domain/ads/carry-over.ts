/** Fields that are valid only together. */
const TOGETHER = [
  ['price', 'is_price_on_request'],
  ['make', 'model', 'custom_model'],
  ['contact_methods', 'phone_number', 'whatsapp_number'],
]

/**
 * Rebases changes that wait for review onto an ad that was changed meanwhile. Fields that the waiting changes leave
 * alone follow the ad.
 * @param before the ad before the change
 * @param after the ad after it
 */
export function carryOver<Ad extends object>(waiting: Ad, before: Ad, after: Ad): Ad {
  const isOwn = (name: string) =>
    Object.hasOwn(waiting, name) && JSON.stringify(read(waiting, name)) !== JSON.stringify(read(before, name))
  const followed = Object.entries(after).filter(
    ([name]) => !(TOGETHER.find((names) => names.includes(name)) ?? [name]).some((one) => isOwn(one)),
  )
  return { ...waiting, ...Object.fromEntries(followed) }
}

const read = (ad: object, name: string): unknown => (ad as Record<string, unknown>)[name]
