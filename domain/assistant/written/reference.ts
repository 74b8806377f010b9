import type { ModelAsked } from '../model-asked.ts'

/** What a language model may say of an ad by reference. */
export const CAR_REFERENCES = ['name', 'make', 'model', 'year', 'price', 'mileage', 'city', 'fair_price'] as const
export type CarReference = (typeof CAR_REFERENCES)[number]

export const PRICE_REFERENCES = ['lower', 'middle', 'upper', 'count'] as const
export type PriceReference = (typeof PRICE_REFERENCES)[number]

/** A place in a sentence that the site fills when it is read, in the language of the sentence. */
export type Reference =
  | { of: 'car'; car_id: string; field: CarReference }
  | { of: 'prices'; asked: ModelAsked; figure: PriceReference }
  | { of: 'fact'; key: string; field: 'label' | 'source' }
  /** Computed by the site for this answer. */
  | { of: 'amount'; riyals: number }
  | { of: 'count'; count: number }

/** A sentence of a language model: its own words, and references. */
export type Written = readonly (string | Reference)[]
