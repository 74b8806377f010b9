import { ENUMERATION_WORDS } from '#domain/search/vocabulary/enumeration-words.ts'
import {
  DISCOUNT_WORDS,
  EVERYDAY_TERMS,
  LOW_MILEAGE_WORDS,
  SEVEN_SEATS_WORDS,
} from '#domain/search/vocabulary/everyday-words.ts'
import { makersFrom, originTerms } from '#domain/search/names/maker-origins.ts'
import type { VocabularyTerm } from '#domain/search/vocabulary/vocabulary.ts'
import { conditionsOf, type ActivationRules } from '#domain/tags/tag-rule.ts'

interface Named {
  id: number
  slug: string
  name_en: string
  name_ar: string
  aliases: readonly string[]
}

interface NamedTag {
  id: number
  name_en: string
  name_ar: string
  activation_rules: Pick<ActivationRules, 'condition' | 'conditions'>
}

/**
 * The number of makers, models per maker, and cities that are recognised in a misspelt word alone. Others need their
 * maker beside it.
 */
const COMMON_MAKERS = 50
const COMMON_MODELS = 15
const COMMON_CITIES = 40

/** All names for the vocabulary. Rows are sorted by frequency, most common first. */
export interface NamedThings {
  makers: readonly Named[]
  models: readonly (Named & { make_id: number })[]
  regions: readonly Named[]
  cities: readonly (Named & { region_id: number; population: number })[]
  tags: readonly NamedTag[]
}

export function vocabularyTerms({ makers, models, regions, cities, tags }: NamedThings): VocabularyTerm[] {
  const slugs = (rows: readonly Named[]) => new Map(rows.map(({ id, slug }) => [id, slug]))
  const [makes, places] = [slugs(makers), slugs(regions)]
  const common = new Set(makers.slice(0, COMMON_MAKERS).map(({ id }) => id))
  const byPopulation = [...cities].toSorted((a, b) => b.population - a.population)
  const ranks = ranksWithinMaker(models)
  return [
    ...makers.map((row, at) => term('make', row, null, { weight: -at, isRare: !common.has(row.id) })),
    ...models.map((row, at) => {
      const isRare = !common.has(row.make_id) || (ranks.get(row.id) ?? 0) >= COMMON_MODELS
      return term('model', row, makes.get(row.make_id) ?? null, { weight: -at, isRare })
    }),
    ...regions.map((row) => term('region', row, null)),
    ...byPopulation.map((row, at) => {
      return term('city', row, places.get(row.region_id) ?? null, { weight: -at, isRare: at >= COMMON_CITIES })
    }),
    ...ENUMERATION_WORDS.map((one) => enumerationTerm(one, makers)),
    ...originTerms(makers),
    ...EVERYDAY_TERMS,
    ...tags.map(tagTerm),
  ]
}

function enumerationTerm({ field, value, words }: (typeof ENUMERATION_WORDS)[number], makers: readonly Named[]) {
  const origin = field === 'regional_spec' ? makersFrom(value, makers) : undefined
  return { kind: field, ref: value, parent: null, names: words, ...(origin && { makers: origin }) }
}

function term(
  kind: VocabularyTerm['kind'],
  row: Named,
  parent: string | null,
  more: Pick<VocabularyTerm, 'weight' | 'isRare'> = {},
): VocabularyTerm {
  return { kind, ref: row.slug, parent, names: [row.name_en, row.name_ar, ...row.aliases], weight: -row.id, ...more }
}

/** The rank of each model within its maker, by frequency. */
function ranksWithinMaker(models: NamedThings['models']): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  return new Map(
    models.map(({ id, make_id }) => {
      const rank = counts.get(make_id) ?? 0
      counts.set(make_id, rank + 1)
      return [id, rank]
    }),
  )
}

function tagTerm({ id, name_en, name_ar, activation_rules }: NamedTag): VocabularyTerm {
  return { kind: 'tag', ref: String(id), parent: null, names: [name_en, name_ar, ...spokenWords(activation_rules)] }
}

function spokenWords({ condition, conditions }: NamedTag['activation_rules']): readonly string[] {
  if (condition === 'mileage') return LOW_MILEAGE_WORDS
  if (condition === 'discount') return DISCOUNT_WORDS
  const isOfSevenSeats = conditionsOf({ conditions }).some(
    ({ type, operator, value }) => type === 'seats' && operator === 'greater_than' && value === 6,
  )
  return isOfSevenSeats ? SEVEN_SEATS_WORDS : []
}
