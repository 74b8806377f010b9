import { textLength } from '#domain/text/text-length.ts'
/** The ad as typed so far; null or empty for what is missing. */
export interface CoachedAd {
  make: string
  model: string
  year: number | null
  mileage: number | null
  price: number | null
  city: string
  /** The number of pictures. */
  pictures: readonly string[]
  /** The longer one of the two languages. */
  description: string
  descriptionInBoth: boolean
  title: string
  fuel_type: string | null
  transmission: string | null
  color: string | null
  engine_size: number | null
  regional_spec: string | null
  owners_count: number | null
  accident: string | null
  paint: string | null
  agency_serviced: boolean | null
  inspection_valid_until: string | null
  extra_features: readonly string[]
}

/** Enough pictures to show a car from all sides. */
export const GOOD_PICTURES = 8
/** Code points of a description that answers most questions. */
const GOOD_DESCRIPTION = 200
const GOOD_FEATURES = 5

const share = (found: number, wanted: number): number => Math.min(1, found / wanted)
const shareFilled = (...values: readonly (string | number | boolean | null)[]): number =>
  values.filter((value) => value !== null && value !== '').length / values.length

/** How complete each part is, 0 to 1. Values that follow from others are not counted. */
const READERS = {
  basics: (ad: CoachedAd) => shareFilled(ad.make, ad.model, ad.year, ad.mileage, ad.city),
  price: (ad: CoachedAd) => shareFilled(ad.price),
  pictures: (ad: CoachedAd) => share(ad.pictures.length, GOOD_PICTURES),
  description: (ad: CoachedAd) => share(textLength(ad.description.trim()), GOOD_DESCRIPTION),
  specs: (ad: CoachedAd) => shareFilled(ad.fuel_type, ad.transmission, ad.color, ad.engine_size),
  history: (ad: CoachedAd) => shareFilled(ad.accident, ad.paint, ad.owners_count, ad.agency_serviced),
  regional_spec: (ad: CoachedAd) => shareFilled(ad.regional_spec),
  inspection: (ad: CoachedAd) => shareFilled(ad.inspection_valid_until),
  features: (ad: CoachedAd) => share(ad.extra_features.length, GOOD_FEATURES),
  title: (ad: CoachedAd) => shareFilled(ad.title.trim()),
  second_language: (ad: CoachedAd) => (ad.descriptionInBoth ? 1 : 0),
}
export type CoachTip = keyof typeof READERS

/** Weight of each part; 100 in total. */
const WEIGHTS: Record<CoachTip, number> = {
  basics: 25,
  pictures: 24,
  description: 13,
  history: 10,
  specs: 8,
  price: 6,
  regional_spec: 4,
  features: 4,
  inspection: 2,
  second_language: 2,
  title: 2,
}

/** The completeness of an ad, 0 to 100, and suggestions, most helpful first. */
export function coachAd(ad: CoachedAd): { percent: number; tips: CoachTip[] } {
  const gains = (Object.keys(WEIGHTS) as CoachTip[]).map((tip) => ({
    tip,
    gain: WEIGHTS[tip] * (1 - READERS[tip](ad)),
  }))
  const missing = gains.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain)
  const percent = Math.floor(100 - missing.reduce((sum, { gain }) => sum + gain, 0))
  return { percent, tips: missing.map(({ tip }) => tip) }
}
