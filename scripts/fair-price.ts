// npm run fair-price -- ADS.csv [--mapping FILE.json] [--year 2026] [--least-price 5000]
// measures how well the price of an ad is estimated from others; docs/fair-price.md. The mapping is that of an import;
// --year is the year of the ads.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { withThousands } from '#domain/cars/doubt-mileage.ts'
import { indexComparables } from '#domain/fair-price/comparables.ts'
import { fitDepreciation, TYPICAL_DEPRECIATION } from '#domain/fair-price/depreciation.ts'
import { estimatePrice, type FairPrice } from '#domain/fair-price/estimate-price.ts'
import { CONFIDENCES, confidenceOf, labelPrice, PRICE_LABELS } from '#domain/fair-price/price-label.ts'
import type { PricedCar } from '#domain/fair-price/priced-car.ts'
import { median } from '#domain/fair-price/weighted-median.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import { readTitle } from '#domain/search/read-title.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { readMapping } from '#server/features/import/public.ts'
import { givenReference } from './reference-vocabulary.ts'

const FOLDS = 10

interface Ad extends PricedCar {
  make: string
  fold: number
}

interface Estimated {
  ad: Ad
  fair: FairPrice
  /** The median of the same model and year; null if no other ad has them. */
  plain: number | null
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mapping: { type: 'string' },
    year: { type: 'string', default: String(new Date().getFullYear()) },
    'least-price': { type: 'string', default: '5000' },
  },
})
const [file] = positionals
if (!file) {
  console.error('Usage: npm run fair-price -- ADS.csv [--mapping FILE.json] [--year 2026] [--least-price 5000]')
  process.exit(1)
}
const ads = readAds(file)
const estimated = Array.from({ length: FOLDS }, (_, fold) => estimateFold(fold)).flat()
printErrors()
printLabels()

/** Reads ads with a price, a mileage and a model of the catalogue, without duplicates. */
function readAds(path: string): Ad[] {
  const { columns } = readMapping(options.mapping ?? path.replace(/\.[^./\\]+$/, '.mapping.json'))
  const { vocabulary } = givenReference()
  const thisYear = Number(options.year)
  const rows = parse<Record<string, string>>(readFileSync(path), { bom: true, columns: true })
  const models = new Map<string, number>()
  const found = new Map<string, Ad>()
  for (const row of rows) {
    const cell = (field: ImportField) => row[columns[field] ?? ''] ?? ''
    const chosen = readTitle(`${cell('make')} ${cell('model')}`, vocabulary, { thisYear })
    const titled = readTitle(cell('title'), vocabulary, { thisYear, make: chosen.make })
    const make = titled.make ?? chosen.make
    const model = titled.model ?? (chosen.make === make ? chosen.model : null)
    const [year, price, stated] = [parseNumber(cell('year')), parseNumber(cell('price')), parseNumber(cell('mileage'))]
    if (!make || !model || year === null || stated === null) continue
    if (price === null || price < Number(options['least-price'])) continue
    const mileage = withThousands(stated, year, thisYear) ?? stated
    const identity = [model, year, mileage, price, cell('title')].join(' ')
    if (!models.has(model)) models.set(model, models.size + 1)
    const fold = (createHash('md5').update(identity).digest()[0] ?? 0) % FOLDS
    found.set(identity, { key: found.size, make, model_id: models.get(model) ?? 0, year, mileage, price, fold })
  }
  console.log(`${rows.length} rows, of which ${found.size} are ads with a price of ${models.size} models\n`)
  return [...found.values()]
}

/** Estimates the ads of a fold from those of the others. */
function estimateFold(fold: number): Estimated[] {
  const known = ads.filter((ad) => ad.fold !== fold)
  const ofYear = Map.groupBy(known, ({ model_id, year }) => `${model_id} ${year}`)
  const ofMake = new Map(
    [...Map.groupBy(known, ({ make }) => make)].map(([make, of]) => [make, fitDepreciation(of, TYPICAL_DEPRECIATION)]),
  )
  const ofModel = new Map(
    [...Map.groupBy(known, ({ model_id }) => model_id)].map(([model, of]) => [
      model,
      {
        depreciation: fitDepreciation(of, ofMake.get(of[0]?.make ?? '') ?? TYPICAL_DEPRECIATION),
        find: indexComparables(of),
      },
    ]),
  )
  return ads
    .filter((ad) => ad.fold === fold)
    .flatMap((ad) => {
      const model = ofModel.get(ad.model_id)
      const fair = model && estimatePrice(ad, model.find(ad), model.depreciation)
      const same = ofYear.get(`${ad.model_id} ${ad.year}`)
      return fair ? [{ ad, fair, plain: same ? median(same.map(({ price }) => price)) : null }] : []
    })
}

function printErrors(): void {
  const both = estimated.filter(({ plain }) => plain !== null)
  const groups: [string, Estimated[]][] = [
    ['all', both],
    ['8 to 15 comparable ads', both.filter(({ fair }) => fair.count < 16)],
    ['16 to 29', both.filter(({ fair }) => fair.count >= 16 && fair.count < 30)],
    ['30', both.filter(({ fair }) => fair.count === 30)],
    ...CONFIDENCES.map((level): [string, Estimated[]] => [
      `confidence ${level}`,
      both.filter(({ fair }) => confidenceOf(fair) === level),
    ]),
  ]
  console.log('| held-out ads | number | method | MdAPE | MAPE | within 10 % | within 20 % |')
  console.log('| --- | ---: | --- | ---: | ---: | ---: | ---: |')
  for (const [name, of] of groups) {
    console.log(`| ${name} | ${of.length} | fair price | ${measures(of, ({ fair }) => fair.expected)} |`)
    console.log(`| | | median of the same model and year | ${measures(of, ({ plain }) => plain ?? 0)} |`)
  }
}

function measures(of: readonly Estimated[], estimate: (one: Estimated) => number): string {
  const errors = of.map((one) => Math.abs(estimate(one) / one.ad.price - 1))
  const within = (most: number) => errors.filter((error) => error <= most).length / errors.length
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  return [median(errors), mean, within(0.1), within(0.2)].map(percent).join(' | ')
}

function printLabels(): void {
  const labels = estimated.map(({ ad, fair }) => labelPrice(ad.price, fair))
  const share = (label: string) => percent(labels.filter((one) => one === label).length / labels.length)
  const named = [...PRICE_LABELS, 'doubtful', 'scattered'].map((label) => `${label} ${share(label)}`)
  console.log(
    `\n${percent(labels.length / ads.length)} of the ads have at least 8 comparable ones: ${named.join(', ')}`,
  )
  const residuals = estimated.map(({ ad, fair }) => Math.abs(Math.log(ad.price / fair.expected)))
  const typical = fitDepreciation(ads, TYPICAL_DEPRECIATION)
  console.log(
    `spread ${(1.4826 * median(residuals)).toFixed(3)}, per year ${typical.per_year.toFixed(3)}, per 100,000 km ${typical.per_100000_km.toFixed(3)}`,
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
