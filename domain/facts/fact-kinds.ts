/** What facts are about, in the order in which visitors see them. */
export const FACT_TOPICS = [
  'transfer',
  'payment',
  'fees',
  'inspection',
  'fuel',
  'economy_fee',
  'insurance',
  'instalments',
  'recalls',
  'import',
  'vat',
] as const
export type FactTopic = (typeof FACT_TOPICS)[number]

/** Units of facts that are a number. */
export const FACT_UNITS = [
  'sar',
  'sar_per_year',
  'sar_per_litre',
  'percent',
  'km_per_year',
  'km_per_litre',
  'model_year',
  'years',
  'days',
  'hours',
  'cars',
] as const
export type FactUnit = (typeof FACT_UNITS)[number]

/** Who published it: a government page or the official gazette, national press, or a company. */
export const SOURCE_QUALITIES = ['government', 'press', 'trade'] as const
export type SourceQuality = (typeof SOURCE_QUALITIES)[number]

export const MOST_FACT_VALUE = 1_000_000_000
