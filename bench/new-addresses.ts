import { createRandom } from '#server/features/demo/random.ts'
import type { Found } from './search-questions.ts'

/** Search URLs with frequent kinds of filters. Each has another price, so that it was never requested before. */
export function newAddresses(found: Found, count: number, run: number): string[] {
  const random = createRandom(run)
  const common = (values: readonly string[]) => values[Math.floor(random.next() ** 3 * values.length)] ?? ''
  const kinds: (() => Record<string, string | number>)[] = [
    () => ({ make: common(found.makes) }),
    () => ({ make: common(found.makes), city: common(found.cities) }),
    () => ({ model: common(found.models), year_min: random.between(2008, 2022) }),
    () => ({ body_type: random.pick(['suv', 'sedan', 'pickup']), sort: 'price_asc' }),
    () => ({}),
    () => ({
      make: common(found.makes),
      city: common(found.cities),
      body_type: 'sedan',
      year_min: 2014,
      transmission: 'automatic',
      fuel_type: 'gasoline',
    }),
  ]
  const prices = new Set<number>()
  while (prices.size < count) prices.add(random.between(20_000, 1_500_000))
  return [...prices].map((priceMax, index) => {
    const chosen = kinds[index % kinds.length]?.() ?? {}
    const query = new URLSearchParams({ price_max: String(priceMax) })
    for (const [name, value] of Object.entries(chosen)) query.set(name, String(value))
    return `/explore?${query.toString()}`
  })
}
