import { latinDigits } from '#domain/text/latin-digits.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { isMileageSuspicious } from './bounds.ts'

const KM_PER_MILE = 1.609344
const MILES = /(?:\bmi\b|\bmiles?\b|أ?ميال|ميلا?)\s*$/iu

/** What may be meant instead of what was typed; kilometres. */
export interface MileageDoubt {
  kind: 'miles' | 'thousands'
  meant: number
}

/** Asked about, never refused: a unit that is not ours, or thousands left out. */
export function doubtMileage(typed: string, year: number | null, this_year: number): MileageDoubt | null {
  const text = latinDigits(typed).trim()
  const miles = MILES.test(text) ? parseNumber(text.replace(MILES, '')) : null
  if (miles !== null) return { kind: 'miles', meant: Math.round(miles * KM_PER_MILE) }
  const mileage = parseNumber(text)
  if (mileage === null || mileage === 0 || year === null || !isMileageSuspicious(mileage, year, this_year)) return null
  return { kind: 'thousands', meant: mileage * 1000 }
}
