import type { Lang } from '#domain/language.ts'
import type { DemoTables } from './demo-tables.ts'

/** What the texts refer to by name. */
export interface BlockSources extends DemoTables {
  /** IDs by name. */
  pictures: Readonly<Record<string, string>>
  /** IDs of ads by the slug of their model. */
  cars: ReadonlyMap<string, string>
  /** The year closest to the wanted one that has a market price; the wanted one if none has. */
  pricedYear: (model: string, wanted: number) => number
}

const BLOCK = /^\{([a-z-]+) ([^}]+)\}(.*)$/

/**
 * Replaces the blocks `{picture tyres} caption` and `{car toyota-camry}` by those with an ID, the year of
 * `{price toyota-camry 2020}` by one with a price, and `{prices-by-year …}`, `{prices-by-mileage …}` and
 * `{value-lost …}` by tables with a note. An ad that is not there is left out.
 */
export function fillBlocks(text: string, lang: Lang, sources: BlockSources): string {
  const { pictures, cars, pricedYear } = sources
  return text
    .split('\n\n')
    .flatMap((block) => {
      const [, kind, words = '', rest = ''] = BLOCK.exec(block) ?? []
      const [model = '', year] = words.split(' ')
      switch (kind) {
        case 'picture':
          return `{picture ${pictures[words]}}${rest}`
        case 'car':
          return cars.has(model) ? `{car ${cars.get(model)}}` : []
        case 'price':
          return `{price ${model} ${pricedYear(model, Number(year))}}`
        case 'prices-by-year':
          return sources.pricesByYear(model, lang)
        case 'prices-by-mileage':
          return sources.pricesByMileage(model, lang)
        case 'value-lost':
          return sources.valueLost(words.split(' '), lang)
        default:
          return block
      }
    })
    .join('\n\n')
}
