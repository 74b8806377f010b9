import { PRICE_BOUNDS } from '#domain/ads/changed-price.ts'
import { checkCar } from '#domain/cars/bounds.ts'
import { withThousands } from '#domain/cars/doubt-mileage.ts'
import { BODY_TYPES, CONDITIONS } from '#domain/cars/enumerations.ts'
import { fitsFuel, type PlainValue } from '#domain/cars/fields.ts'
import { IMPORT_FIELDS, IMPORTED_SPECS, type ImportField } from '#domain/import/import-fields.ts'
import { readTitle } from '#domain/search/read-title.ts'
import { findTerms } from '#domain/search/vocabulary/find-terms.ts'
import { isDamaged } from '#domain/text/is-damaged.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { normaliseText, squeeze } from '#domain/text/normalise-text.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { cutText } from '#domain/text/truncate.ts'
import { hasArabic } from '#domain/text/written-in.ts'
import type { NewCar } from './add-cars.ts'
import type { RowFault, RowRepair } from './row-faults.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Mapping } from './mapping.ts'

export type CsvRow = Readonly<Record<string, string>>
export type ImportedFields = Omit<
  NewCar['car'],
  'id' | 'seller_id' | 'status' | 'created_at' | 'updated_at' | 'published_at' | 'expires_at' | 'contact_methods'
> & { model_id: number | null; price: number | null }

export interface TakenRow {
  fields: ImportedFields
  /** Values that were corrected. */
  repairs: RowRepair[]
}

export type ReadRow =
  | TakenRow
  /** All validation errors of the row. */
  | { faults: RowFault[] }

type ImportedSpecs = {
  [One in (typeof IMPORTED_SPECS)[number] as One['name']]: PlainValue<One> | null
}

const LONGEST_TITLE = 100
const LONGEST_DESCRIPTION = 5000

/** Reads the fields of an ad from a row. If the title and the columns differ, the title takes precedence. */
export function readRow(row: CsvRow, mapping: Mapping, catalogue: Catalogue, thisYear: number): ReadRow {
  const faults: RowFault[] = []
  const repairs: RowRepair[] = []
  const complain = (field: ImportField, code: RowFault['code'], value = '') => void faults.push({ field, code, value })
  const cell = (field: ImportField): string => {
    const text = plainText(row[mapping.columns[field] ?? ''] ?? '')
    return mapping.values[field]?.[text] ?? text
  }

  for (const field of IMPORT_FIELDS) {
    if (isDamaged(cell(field))) complain(field, 'text_damaged', cell(field))
  }
  if (faults.length) return { faults }

  const title = cell('title')
  const named = nameCar(title, cell('make'), cell('model'), catalogue, thisYear)
  if (!named.make) complain('make', 'make_unknown', title || cell('make'))
  else if (!named.model && !named.custom_model) complain('model', 'required', title)

  const year = chooseYear(parseNumber(cell('year')), named.years, repairs)
  if (year === null) complain('year', cell('year') ? 'number_unreadable' : 'required', cell('year'))
  const statedPrice = parseNumber(cell('price'))
  const price = choosePrice(statedPrice, title, repairs)
  // text without a number, and bids such as «السوم وصل 60», stand for a price on request
  if (statedPrice === null && /\d/.test(latinDigits(cell('price'))) && !BID.test(cell('price')))
    complain('price', 'number_unreadable', cell('price'))
  const mileage = chooseMileage(parseNumber(cell('mileage')), year, thisYear, repairs)
  if (mileage === null) complain('mileage', 'number_unreadable', cell('mileage'))
  const cityId = findCity(cell('city'), catalogue)
  if (!cityId) complain('city', 'city_unknown', cell('city'))
  const numbers = { year, price, mileage }
  for (const { field, code } of checkCar(numbers, thisYear)) {
    if (field in numbers) complain(field as keyof typeof numbers, code, cell(field as keyof typeof numbers))
  }

  const id = cell('id')
  if (!id) complain('id', 'required')
  if (faults.length || !named.make || year === null || mileage === null || !cityId) return { faults }

  const model = catalogue.models.bySlug.get(named.model ?? '')
  const description = cutText(cell('description'), LONGEST_DESCRIPTION)
  const bodyType = valueOf('body_type', cell('body_type'), BODY_TYPES, catalogue) ?? model?.body_types[0]
  const shownTitle = cutText(title, LONGEST_TITLE)
  return {
    repairs,
    fields: {
      make_id: catalogue.makers.bySlug.get(named.make)?.id ?? 0,
      model_id: model?.id ?? null,
      custom_model: model ? null : named.custom_model,
      year,
      price,
      mileage,
      city_id: cityId,
      condition: valueOf('condition', cell('condition'), CONDITIONS, catalogue) ?? 'used',
      ...readSpecs(cell, catalogue, thisYear),
      body_types: bodyType ? [bodyType] : [],
      ad_title_ar: hasArabic(shownTitle) ? shownTitle : null,
      ad_title_en: shownTitle && !hasArabic(shownTitle) ? shownTitle : null,
      description_ar: hasArabic(description) ? description : null,
      description_en: description && !hasArabic(description) ? description : null,
      extra_features: [],
      import_source: mapping.source,
      import_ref: id,
    },
  }
}

/** Reads choices by value or synonym, and numbers within their bounds. Unreadable values become null. */
function readSpecs(cell: (field: ImportField) => string, catalogue: Catalogue, thisYear: number): ImportedSpecs {
  const specs = IMPORTED_SPECS.map((field) => {
    const text = cell(field.name)
    if (field.type === 'choice') return [field.name, valueOf(field.name, text, field.values, catalogue)]
    const number = parseNumber(text)
    return [field.name, checkCar({ [field.name]: number }, thisYear).length ? null : number]
  })
  const read = Object.fromEntries(specs) as ImportedSpecs
  const unfit = IMPORTED_SPECS.filter((field) => !fitsFuel(field, read.fuel_type))
  return { ...read, ...Object.fromEntries(unfit.map(({ name }) => [name, null])) }
}

function nameCar(title: string, make: string, model: string, catalogue: Catalogue, thisYear: number) {
  const { vocabulary } = catalogue
  const byColumns = readTitle(`${make} ${model}`, vocabulary, { thisYear })
  const byTitle = readTitle(title, vocabulary, { thisYear, make: byColumns.make })
  // a title that contains the model of the columns names the other car of an exchange: «للبدل تاهو بيوكن»
  const isExchange = byColumns.model !== null && byTitle.make !== byColumns.make && says(title, model)
  const maker = isExchange ? byColumns.make : (byTitle.make ?? byColumns.make)
  const found = (isExchange ? null : byTitle.model) ?? (byColumns.make === maker ? byColumns.model : null)
  return { make: maker, model: found, custom_model: found ? null : cutText(model, 60) || null, years: byTitle.years }
}

const says = (title: string, words: string): boolean =>
  words !== '' && ` ${normaliseText(title)} `.includes(` ${normaliseText(words)} `)

/** A year in the title takes precedence over the column, which is often a default value. */
function chooseYear(stated: number | null, inTitle: readonly number[], repairs: RowRepair[]): number | null {
  const [year, another] = inTitle
  if (year === undefined || another !== undefined || year === stated) return stated
  if (stated !== null) repairs.push({ field: 'year', from: stated, to: year })
  return year
}

const BID = /سوم|\bbid/iu
const IN_INSTALMENTS = /تنازل|قسط|[أا]قساط|دفع[ةه] [أا]ول[ىي]|\binstal?lments?\b|\bmonthly\b|\bdown payment\b/iu
/** In riyals. Prices of cars sold in instalments are higher. */
const LEAST_IN_INSTALMENTS = 10_000

/**
 * Null stands for a price on request. Prices that are too low for a car are instalments, as are low prices beside words
 * for instalments.
 */
function choosePrice(stated: number | null, title: string, repairs: RowRepair[]): number | null {
  if (stated === null || stated === 0) return null
  if (stated >= (IN_INSTALMENTS.test(title) ? LEAST_IN_INSTALMENTS : PRICE_BOUNDS.min)) return stated
  repairs.push({ field: 'price', from: stated, to: null })
  return null
}

/** Corrects mileages given in thousands, which are common for old cars. */
function chooseMileage(
  stated: number | null,
  year: number | null,
  thisYear: number,
  repairs: RowRepair[],
): number | null {
  const meant = stated === null || year === null ? null : withThousands(stated, year, thisYear)
  if (stated === null || meant === null) return stated
  repairs.push({ field: 'mileage', from: stated, to: meant })
  return meant
}

function findCity(text: string, catalogue: Catalogue): number | null {
  const terms = findTerms(catalogue.vocabulary, squeeze(text))
  const city = terms.find(({ kind }) => kind === 'city')
  if (city) return catalogue.cities.bySlug.get(city.ref)?.id ?? null
  const region = catalogue.regions.bySlug.get(terms.find(({ kind }) => kind === 'region')?.ref ?? '')
  // a region without a city stands for its capital, the first of its cities
  return catalogue.cities.all.find(({ region_id }) => region_id === region?.id)?.id ?? null
}

/** Interior colors use the same words as paint. */
const WORDS_OF: Readonly<Record<string, string>> = { interior_color: 'color' }

function valueOf<Value extends string>(
  field: string,
  text: string,
  list: readonly Value[],
  { vocabulary }: Catalogue,
): Value | null {
  const stated = list.find((one) => one === text.toLowerCase())
  if (stated) return stated
  const kind = WORDS_OF[field] ?? field
  const term = findTerms(vocabulary, squeeze(text)).find((one) => one.kind === kind)
  return list.find((one) => one === term?.ref) ?? null
}
