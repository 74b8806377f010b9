import type { Fact } from '#contract/facts.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { FactUnit } from '#domain/facts/fact-kinds.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { factTexts } from '#web/texts/facts/area.ts'

type InWords = Texts<typeof factTexts>

const UNITS: Record<FactUnit, (value: number, texts: InWords) => string> = {
  sar: (value, { lang }) => formatPrice(value, lang),
  sar_per_year: (value, { t, lang }) => t('fact_in_sar_per_year', { price: formatPrice(value, lang) }),
  sar_per_litre: (value, { t, lang }) => t('fact_in_sar_per_litre', { price: formatPrice(value, lang) }),
  percent: (value, { t, lang }) => t('fact_in_percent', { number: formatNumber(value, lang) }),
  km_per_year: (value, { t, lang }) => t('fact_in_km_per_year', { distance: formatMileage(value, lang) }),
  km_per_litre: (value, { t, lang }) => t('fact_in_km_per_litre', { distance: formatMileage(value, lang) }),
  model_year: String,
  years: (count, { t }) => t('fact_in_years', { count }),
  days: (count, { t }) => t('fact_in_days', { count }),
  hours: (count, { t }) => t('fact_in_hours', { count }),
  cars: (count, { t }) => t('fact_in_cars', { count }),
}

/** The value of a fact with its unit, or its text. */
export function factInWords(fact: Pick<Fact, 'value' | 'unit' | 'value_ar' | 'value_en'>, texts: InWords): string {
  const { value, unit } = fact
  return value === null || unit === null ? fact[`value_${texts.lang}`] : UNITS[unit](value, texts)
}
