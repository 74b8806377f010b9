import { latinDigits } from '#domain/text/latin-digits.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { annualMileage } from './annual-mileage.ts'
import { isMileageSuspicious } from './bounds.ts'

const KM_PER_MILE = 1.609344
/** Kilometres a year; more is implausible even for a taxi. */
const MOST_A_YEAR = 60_000
const MILES = /(?:\bmi\b|\bmiles?\b|أ?ميال|ميلا?)\s*$/iu

/** A suggested mileage in kilometres. */
export interface MileageDoubt {
  kind: 'miles' | 'thousands'
  meant: number
}

/** Suggests another mileage if the unit looks wrong or thousands are missing. The typed mileage stays valid. */
export function doubtMileage(typed: string, year: number | null, thisYear: number): MileageDoubt | null {
  const text = latinDigits(typed).trim()
  const miles = MILES.test(text) ? parseNumber(text.replace(MILES, '')) : null
  if (miles !== null) return { kind: 'miles', meant: Math.round(miles * KM_PER_MILE) }
  const mileage = parseNumber(text)
  const meant = mileage === null || year === null ? null : withThousands(mileage, year, thisYear)
  return meant === null ? null : { kind: 'thousands', meant }
}

/**
 * The mileage that was meant if the thousands were left out («٨٥» for 85,000); null if the number is plausible, or
 * the larger one is not.
 */
export function withThousands(mileage: number, year: number, thisYear: number): number | null {
  if (mileage === 0 || !isMileageSuspicious(mileage, year, thisYear)) return null
  const meant = mileage * 1000
  return (annualMileage({ mileage: meant, year }, thisYear) ?? 0) <= MOST_A_YEAR ? meant : null
}
