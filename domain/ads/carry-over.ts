/** Fields that are valid only together. */
const TOGETHER = [
  ['price', 'is_price_on_request'],
  ['make', 'model', 'custom_model'],
  ['contact_methods', 'phone_number', 'whatsapp_number'],
]

/**
 * Rebases waiting changes onto a live ad that was changed meanwhile: unchanged fields follow the ad.
 * @param before the ad before the change
 * @param after the ad now
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
