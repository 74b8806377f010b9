import { narrowedBy } from '#domain/search/narrow-by.ts'
import { conditionsOf, type FieldFilters } from './conditions.ts'
import type { TypedParts } from './count-relaxations.ts'
import { readText, type Reader, type ReadText } from './read-text.ts'

/** The parts of a text that found nothing beside some chosen filters. */
export function typedParts(typed: ReadText, chosen: FieldFilters, reader: Reader): TypedParts {
  return {
    words: typed.parts,
    without: ({ fields, words }) => {
      const without = typed.without(words)
      const kept = Object.entries(chosen).filter(([name]) => !fields.includes(name))
      const left = conditionsOf(narrowedBy(Object.fromEntries(kept), without.filters), reader.catalogue, [])
      return { without, conditions: [...left, ...readText(without.q, reader, left.length > 0).conditions] }
    },
  }
}
