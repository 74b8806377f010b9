import { narrowedBy } from '#domain/search/chips/narrow-by.ts'
import { quotedParts } from '#domain/search/words/typed-words.ts'
import { conditionsOf, type FieldFilters } from '../questions/conditions.ts'
import type { Part, TypedParts } from './count-relaxations.ts'
import { readText, type Reader, type ReadText } from '../text/read-text.ts'

/** The parts of a text that find no cars together with some chosen filters. */
export function typedParts(typed: ReadText, chosen: FieldFilters, reader: Reader): TypedParts {
  const { filters, sought } = typed.understood
  return { words: typed.parts, car: typed.car, makers: filters.make ? [] : makersOf(filters, reader), without }

  function without({ fields, words, instead = {} }: Part) {
    const removal = typed.without(words)
    const remaining = Object.entries(chosen).filter(([name]) => !fields.includes(name))
    const narrowed = { ...removal.filters, ...instead }
    const left = conditionsOf(narrowedBy(Object.fromEntries(remaining), narrowed), reader.catalogue, [])
    const rest = readText(removal.q, reader, left.length > 0)
    // words that only affect the order are not offered as a search of their own
    const isWordsAlone = sought.length === 0 && rest.understood.sought.length > 0
    const q = isWordsAlone ? quotedParts(removal.q).join(' ') : removal.q
    const { filters: further, words: required } = isWordsAlone ? readText(q, reader, true) : rest
    return { without: { ...removal, q, filters: narrowed }, conditions: [...left, ...further, ...required] }
  }
}

function makersOf({ model = [] }: FieldFilters, { catalogue: { makers, models } }: Reader): string[] {
  const found = model.flatMap((slug) => makers.byId.get(models.bySlug.get(slug)?.make_id ?? 0)?.slug ?? [])
  return [...new Set(found)]
}
