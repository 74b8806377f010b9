import { latinDigits } from '#domain/text/latin-digits.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { isMileageSuspicious } from './bounds.ts'

const KM_PER_MILE = 1.609344
const MILES = /(?:\bmi\b|\bmiles?\b|أ?ميال|ميلا?)\s*$/iu

/** Kilometres that may have been meant. */
export interface MileageDoubt {
  kind: 'miles' | 'thousands'
  meant: number
}

/** Suggests another mileage if the unit looks wrong or thousands are missing. It is never rejected. */
export function doubtMileage(typed: string, year: number | null, thisYear: number): MileageDoubt | null {
  const text = latinDigits(typed).trim()
  const miles = MILES.test(text) ? parseNumber(text.replace(MILES, '')) : null
  if (miles !== null) return { kind: 'miles', meant: Math.round(miles * KM_PER_MILE) }
  const mileage = parseNumber(text)
  if (mileage === null || mileage === 0 || year === null || !isMileageSuspicious(mileage, year, thisYear)) return null
  return { kind: 'thousands', meant: mileage * 1000 }
}
