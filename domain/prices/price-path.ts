interface Place {
  make: string
  model?: string | undefined
  year?: number | undefined
  city?: string | undefined
}

/**
 * The path of a page of prices, from slugs: `/prices/toyota/camry/2019/riyadh`. Slugs of models begin with that of
 * their maker, which is left out, unless the model was moved to another maker.
 */
export function pricePath({ make, model, year, city }: Place): string {
  const parts = [make, model && modelPart(make, model), year, city].filter((part) => part !== undefined)
  return `/prices/${parts.join('/')}`
}

/** The slugs that the part of a path may stand for, most likely first. */
export const modelSlugs = (make: string, part: string): string[] => [`${make}-${part}`, part]

function modelPart(make: string, model: string): string {
  const prefix = `${make}-`
  return model.startsWith(prefix) ? model.replace(prefix, '') : model
}

const YEAR = /^\d{4}$/

/** What follows the model in a path: a year, a city, or a year and a city. Null for anything else. */
export function readPlace(parts: readonly string[]): { year?: number; city?: string } | null {
  const [first, second, ...others] = parts
  if (others.length) return null
  if (first === undefined) return {}
  if (!YEAR.test(first)) return second === undefined ? { city: first } : null
  if (second === undefined) return { year: Number(first) }
  return YEAR.test(second) ? null : { year: Number(first), city: second }
}
