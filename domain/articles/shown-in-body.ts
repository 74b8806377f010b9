import type { BodyNode } from './article-body.ts'

/** What a body shows by reference, without repetitions. */
export interface ShownInBody {
  picture_ids: string[]
  car_ids: string[]
  /** Slugs of models, and years. */
  prices: { model: string; year: number }[]
  fact_keys: string[]
}

export function shownInBody(...bodies: readonly BodyNode[]): ShownInBody {
  const pictures = new Set<string>()
  const cars = new Set<string>()
  const facts = new Set<string>()
  const prices = new Map<string, { model: string; year: number }>()
  const visit = ({ type, attrs = {}, content = [] }: BodyNode): void => {
    if (type === 'picture') pictures.add(String(attrs['picture_id']))
    if (type === 'carCard') cars.add(String(attrs['car_id']))
    if (type === 'fact') facts.add(String(attrs['key']))
    if (type === 'priceFact') {
      const price = { model: String(attrs['model']), year: Number(attrs['year']) }
      prices.set(`${price.model} ${price.year}`, price)
    }
    content.forEach(visit)
  }
  bodies.forEach(visit)
  return { picture_ids: [...pictures], car_ids: [...cars], prices: [...prices.values()], fact_keys: [...facts] }
}
