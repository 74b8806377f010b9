import { checkCar, isMileageSuspicious } from '#domain/cars/bounds.ts'
import { BODY_TYPES, COLORS, CONDITIONS, FUEL_TYPES, REGIONAL_SPECS, TRANSMISSIONS } from '#domain/cars/enumerations.ts'
import { readTitle } from '#domain/search/read-title.ts'
import { findTerms } from '#domain/search/find-terms.ts'
import type { TermKind } from '#domain/search/vocabulary.ts'
import { squeeze } from '#domain/text/normalise-text.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { plainText } from '#domain/text/plain-text.ts'
import type { NewCar } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { ImportField, Mapping } from './mapping.ts'

export type CsvRow = Readonly<Record<string, string>>
export type ImportedFacts = Omit<
  NewCar['car'],
  'id' | 'seller_id' | 'status' | 'created_at' | 'updated_at' | 'published_at' | 'expires_at' | 'contact_methods'
>

export type ReadRow =
  /** `repairs` say what was understood otherwise than it stands. */
  | { facts: ImportedFacts; repairs: string[] }
  /** Why the row can't be taken: every reason, not only the first. */
  | { reasons: string[] }

const ARABIC = /[\u0621-\u064a]/
const LONGEST_TITLE = 100
const LONGEST_DESCRIPTION = 5000

/** Turns a row of a file into an ad's facts; the title is believed before the columns. */
export function readRow(row: CsvRow, mapping: Mapping, catalogue: Catalogue, this_year: number): ReadRow {
  const reasons: string[] = []
  const repairs: string[] = []
  const cell = (field: ImportField): string => {
    const text = plainText(row[mapping.columns[field] ?? ''] ?? '')
    return mapping.values[field]?.[text] ?? text
  }

  const title = cell('title')
  const named = nameCar(title, cell('make'), cell('model'), catalogue, this_year)
  if (!named.make)
    reasons.push(`make: neither the title nor the columns name a known maker («${title || cell('make')}»)`)
  else if (!named.model && !named.custom_model) reasons.push(`model: none is named beside the maker («${title}»)`)

  const year = chooseYear(parseNumber(cell('year')), named.years, repairs)
  if (year === null) reasons.push('year: missing or not a number')
  const price = parseNumber(cell('price'))
  if (price === null) reasons.push(`price: not a number («${cell('price')}»)`)
  const mileage = chooseMileage(parseNumber(cell('mileage')), year, this_year, repairs)
  if (mileage === null) reasons.push(`mileage: not a number («${cell('mileage')}»)`)
  const city_id = findCity(cell('city'), catalogue)
  if (!city_id) reasons.push(`city: unknown («${cell('city')}»)`)
  for (const { code } of checkCar({ year, price, mileage }, this_year)) reasons.push(code.replace('_', ': '))

  const id = cell('id')
  if (!id) reasons.push('id: missing')
  if (reasons.length || !named.make || year === null || price === null || mileage === null || !city_id)
    return { reasons }

  const value = <Value extends string>(field: ImportField & TermKind, list: readonly Value[]): Value | null =>
    valueOf(field, cell(field), list, catalogue)
  const model = catalogue.models.bySlug.get(named.model ?? '')
  const description = cell('description').slice(0, LONGEST_DESCRIPTION)
  const body_type = value('body_type', BODY_TYPES) ?? model?.body_types[0]
  const engine_size = parseNumber(cell('engine_size'))
  const shown_title = title.slice(0, LONGEST_TITLE)
  return {
    repairs,
    facts: {
      make_id: catalogue.makers.bySlug.get(named.make)?.id ?? 0,
      model_id: model?.id ?? null,
      custom_model: model ? null : named.custom_model,
      year,
      price,
      mileage,
      city_id,
      condition: value('condition', CONDITIONS) ?? 'used',
      color: value('color', COLORS),
      fuel_type: value('fuel_type', FUEL_TYPES),
      transmission: value('transmission', TRANSMISSIONS),
      regional_spec: value('regional_spec', REGIONAL_SPECS),
      body_types: body_type ? [body_type] : [],
      engine_size: engine_size !== null && engine_size >= 0.5 && engine_size <= 10 ? engine_size : null,
      ad_title_ar: ARABIC.test(shown_title) ? shown_title : null,
      ad_title_en: shown_title && !ARABIC.test(shown_title) ? shown_title : null,
      description_ar: ARABIC.test(description) ? description : null,
      description_en: description && !ARABIC.test(description) ? description : null,
      extra_features: [],
      import_source: mapping.source,
      import_ref: id,
    },
  }
}

function nameCar(title: string, make: string, model: string, catalogue: Catalogue, this_year: number) {
  const { vocabulary } = catalogue
  const by_title = readTitle(title, vocabulary, { this_year })
  const by_columns = readTitle(`${make} ${model}`, vocabulary, { this_year })
  const maker = by_title.make ?? by_columns.make
  const found = by_title.model ?? (by_columns.make === maker ? by_columns.model : null)
  return { make: maker, model: found, custom_model: found ? null : model.slice(0, 60) || null, years: by_title.years }
}

/** A title that names one other year is newer than the form's default. */
function chooseYear(stated: number | null, in_title: readonly number[], repairs: string[]): number | null {
  const [year, another] = in_title
  if (year === undefined || another !== undefined || year === stated) return stated
  if (stated !== null) repairs.push(`year: ${stated} in its column, ${year} in the title; the title is taken`)
  return year
}

/** Sellers of old cars type thousands. */
function chooseMileage(
  stated: number | null,
  year: number | null,
  this_year: number,
  repairs: string[],
): number | null {
  if (stated === null || year === null || stated === 0 || !isMileageSuspicious(stated, year, this_year)) return stated
  repairs.push(`mileage: ${stated} read as thousands of kilometres`)
  return stated * 1000
}

function findCity(text: string, catalogue: Catalogue): number | null {
  const terms = findTerms(catalogue.vocabulary, squeeze(text))
  const city = terms.find(({ kind }) => kind === 'city')
  if (city) return catalogue.cities.bySlug.get(city.ref)?.id ?? null
  const region = catalogue.regions.bySlug.get(terms.find(({ kind }) => kind === 'region')?.ref ?? '')
  // a region alone stands for its capital, the first of its cities
  return catalogue.cities.all.find(({ region_id }) => region_id === region?.id)?.id ?? null
}

function valueOf<Value extends string>(
  field: TermKind,
  text: string,
  list: readonly Value[],
  { vocabulary }: Catalogue,
): Value | null {
  const stated = list.find((one) => one === text.toLowerCase())
  if (stated) return stated
  const term = findTerms(vocabulary, squeeze(text)).find(({ kind }) => kind === field)
  return list.find((one) => one === term?.ref) ?? null
}
