import { latinDigits } from './latin-digits.ts'

const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  ك: 1000,
  الف: 1000,
  الاف: 1000,
  الفا: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1_000_000,
  مليون: 1_000_000,
  ملايين: 1_000_000,
  million: 1_000_000,
}
const UNITS = new Set(['', 'رس', 'ريال', 'ريالسعودي', 'sar', 'sr', 'كم', 'كيلو', 'كيلومتر', 'km', 'kms', 'kilometers'])

const LONGEST = 60
/** The text before, the digits with separators, the words after. */
const FORM = /^([^\d]*)(\d(?:[\d.,'’_ ]*\d)?)([\p{L}\p{M}\s.\u20c1]*)$/u
const GROUPED = /^([1-9]\d{0,2}(?:(?:[ ,'’_]\d{3})+|(?:\.\d{3})+))(?:[.,](\d+))?$/
const DECIMAL = /^\d+(?:[.,]\d+)?$/

/** The factor that a normalised word such as `k` or «الف» stands for; undefined for any other word. */
export function factorOf(word: string): number | undefined {
  return Object.hasOwn(FACTORS, word) ? FACTORS[word] : undefined
}

/** Parses a number in any digits, grouped or not, with a factor or unit: `70k`, «٧٠ ألف». Null for anything else. */
export function parseNumber(text: string): number | null {
  if (text.length > LONGEST) return null
  const [, before, digits, after] = FORM.exec(withPlainDigits(text)) ?? []
  if (digits === undefined || before === undefined || after === undefined) return null
  if (/[-−–+]/.test(before) || !isUnit(before)) return null
  const [first = '', ...rest] = plainWords(after).split(' ')
  const factor = factorOf(first)
  if (!isUnit(factor === undefined ? after : rest.join(' '))) return null
  const value = readDigits(digits, factor !== undefined)
  // rounds to twelve decimals: in floating point 1.1 times a million is not whole
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

const isUnit = (text: string): boolean => UNITS.has(plainWords(text).replaceAll(' ', ''))

/** Enough for units and factors. Not `normaliseText`, to keep the browser bundle small. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ک', 'ك')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A single `.` before three digits separates thousands («50.000»), but decimals before a factor («1.250 مليون»). */
function readDigits(digits: string, hasFactor: boolean): number | null {
  const [, whole, fraction] = GROUPED.exec(digits) ?? []
  const isOneDot = /^\d+\.\d{3}$/.test(digits)
  if (whole !== undefined && !(isOneDot && hasFactor)) {
    return Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`)
  }
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.')) : null
}
