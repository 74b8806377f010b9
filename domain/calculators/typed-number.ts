import { parseNumber } from '#domain/text/parse-number.ts'

export interface NumberBounds {
  min: number
  max: number
  isWhole?: true
}

/** A typed number, in any digits; null if nothing is typed, NaN if it is no number within the bounds. */
export function readTypedNumber(typed: string, { min, max, isWhole }: NumberBounds): number | null {
  const text = typed.replace(/[%\u066a]/g, ' ').trim()
  if (!text) return null
  const value = parseNumber(text)
  return value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value)) ? value : Number.NaN
}
