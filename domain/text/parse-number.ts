import { latinDigits } from './latin-digits.ts'
import { normaliseText } from './normalise-text.ts'

const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  ك: 1000,
  الف: 1000,
  الاف: 1000,
  thousand: 1000,
  m: 1_000_000,
  مليون: 1_000_000,
  ملايين: 1_000_000,
  million: 1_000_000,
}
const UNITS = new Set(['', 'رس', 'ريال', 'ريالسعودي', 'sar', 'sr', 'كم', 'كيلو', 'كيلومتر', 'km', 'kms', 'kilometers'])

const LONGEST = 60
/** What stands before, the digits with their separators, the words after. */
const FORM = /^([^\d]*)(\d(?:[\d.,'’_ ]*\d)?)([\p{L}\p{M}\s.\u20c1]*)$/u
const GROUPED = /^([1-9]\d{0,2}(?:(?:[ ,'’_]\d{3})+|(?:\.\d{3})+))(?:[.,](\d+))?$/
const DECIMAL = /^\d+(?:[.,]\d+)?$/

/** The factor that a normalised word such as `k` or «الف» stands for; undefined for any other word. */
export function factorOf(word: string): number | undefined {
  return Object.hasOwn(FACTORS, word) ? FACTORS[word] : undefined
}

/** A number as people write it: any digits, grouped or not, `70k`, «٧٠ ألف», with a unit; null for anything else. */
export function parseNumber(text: string): number | null {
  if (text.length > LONGEST) return null
  const [, before, digits, after] = FORM.exec(withPlainDigits(text)) ?? []
  if (digits === undefined || before === undefined || after === undefined) return null
  if (/[-−–+]/.test(before) || !isUnit(before)) return null
  const [first = '', ...rest] = normaliseText(after).split(' ')
  const factor = factorOf(first)
  if (!isUnit(factor === undefined ? after : rest.join(' '))) return null
  const value = readDigits(digits, factor !== undefined)
  // twelve decimals are far beyond any price, and hide that 1.1 times a million isn't whole
  return value === null ? null : Number((value * (factor ?? 1)).toPrecision(12))
}

/** A whole number within bounds; null for anything else. */
export function parseInteger(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = parseNumber(text)
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null
}

function withPlainDigits(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
}

const isUnit = (text: string): boolean => UNITS.has(normaliseText(text).replaceAll(' ', ''))

/** A single `.` before three digits parts thousands («50.000»), but decimals where a factor follows («1.250 مليون»). */
function readDigits(digits: string, has_factor: boolean): number | null {
  const [, whole, fraction] = GROUPED.exec(digits) ?? []
  const is_one_dot = /^\d+\.\d{3}$/.test(digits)
  if (whole !== undefined && !(is_one_dot && has_factor)) {
    return Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`)
  }
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.')) : null
}
