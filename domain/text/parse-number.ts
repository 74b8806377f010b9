import { normaliseText } from './normalise-text.ts'

const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  الف: 1000,
  الاف: 1000,
  thousand: 1000,
  m: 1_000_000,
  مليون: 1_000_000,
  million: 1_000_000,
}
const UNITS = /(?:ر\s?س|ريال(?:\s?سعودي)?|sar|sr|كم|كيلو(?:\s?متر)?|km)$/
const FORM = /^(\d+(?:\.\d+)?)\s?(\p{L}*)$/u

/** A number as people write it: any digits, grouped or not, `70k`, «٧٠ ألف», with a unit; null for anything else. */
export function parseNumber(text: string): number | null {
  if (text.length > 60) return null
  const plain = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.')
    .replace(/(\d)[,٬،\s\u00a0\u202f'_](?=\d{3}(?!\d))/g, '$1')
    .trim()
  if (/^[-−+]/.test(plain)) return null
  const [, whole = '', fraction = '', rest = ''] = /^(\d+)((?:\.\d+)?)(.*)$/su.exec(plain) ?? []
  const words = normaliseText(rest).replace(UNITS, '').trim()
  const [, digits, factor_name] = FORM.exec(`${whole}${fraction}${words}`) ?? []
  if (!digits) return null
  const factor = factor_name ? FACTORS[factor_name] : 1
  const value = factor === undefined ? Number.NaN : Number(digits) * factor
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null
}

/** A whole number within bounds; null for anything else. */
export function parseInteger(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = parseNumber(text)
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null
}
