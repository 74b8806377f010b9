import { CAR_REFERENCES, PRICE_REFERENCES, type Reference } from '#domain/assistant/written/reference.ts'
import type { ModelAsked } from '#domain/assistant/model-asked.ts'
import { truncate } from '#domain/text/truncate.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** Texts of sellers and guides. */
const LONGEST_TEXT = 600
/** Addresses, which the model could only repeat. */
const LEFT_OUT: ReadonlySet<string> = new Set(['url', 'picture', 'source_url', 'next', 'images'])

export type References = ReturnType<typeof createReferences>

/**
 * What a language model may refer to in one answer, by short names such as `car-1`. It sees no id and no address: ids
 * of ads become such names, and names in its arguments ids.
 */
export function createReferences() {
  const byName = new Map<string, Reference>()
  const names = new Map<string, string>()
  let others = 0

  const nameOf = (carId: string): string => {
    const known = names.get(carId)
    if (known !== undefined) return known
    const name = `car-${names.size + 1}`
    names.set(carId, name)
    for (const field of CAR_REFERENCES) byName.set(`${name}.${field}`, { of: 'car', car_id: carId, field })
    return name
  }

  const add = (kind: string, reference: Reference): string => {
    others += 1
    const name = `${kind}-${others}`
    byName.set(name, reference)
    return name
  }

  /** A value as the model sees it. */
  function hide(value: unknown): unknown {
    if (typeof value === 'string') return UUID.test(value) ? nameOf(value) : truncate(value, LONGEST_TEXT)
    if (Array.isArray(value)) return value.map(hide)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) =>
        LEFT_OUT.has(key) ? [] : [[key === 'id' ? 'ref' : key, hide(each)]],
      ),
    )
  }

  /** Arguments of the model with ids of ads. */
  function reveal(value: unknown): unknown {
    if (typeof value === 'string') return [...names].find(([, name]) => name === value)?.[0] ?? value
    if (Array.isArray(value)) return value.map(reveal)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reveal(each)]))
  }

  return {
    byName: byName as ReadonlyMap<string, Reference>,
    hide,
    reveal,
    amount: (riyals: number) => add('amount', { of: 'amount', riyals }),
    count: (count: number) => add('count', { of: 'count', count }),
    prices: (asked: ModelAsked): string => {
      others += 1
      const name = `prices-${others}`
      for (const figure of PRICE_REFERENCES) byName.set(`${name}.${figure}`, { of: 'prices', asked, figure })
      return name
    },
    fact: (key: string): string => {
      const name = `fact.${key}`
      byName.set(`${name}.label`, { of: 'fact', key, field: 'label' })
      byName.set(`${name}.source`, { of: 'fact', key, field: 'source' })
      return name
    },
  }
}
