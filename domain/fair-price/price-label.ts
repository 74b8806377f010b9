import type { FairPrice } from './estimate-price.ts'

/** Where a price lies, from low to high. */
export const PRICE_LABELS = ['great', 'good', 'usual', 'high', 'very_high'] as const
export type PriceLabel = (typeof PRICE_LABELS)[number]

/** Why a price has no label. */
export const UNLABELLED = [
  'price_on_request',
  'model_unknown',
  'not_counted',
  'few_ads',
  'scattered',
  'doubtful',
] as const
export type Unlabelled = (typeof UNLABELLED)[number]

export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** The highest price in riyals of each label; the last label has none. */
export type LabelLimits = Record<Exclude<PriceLabel, 'very_high'>, number>

/** The limits between labels, in spreads from the expected price. */
const LIMITS: LabelLimits = { great: -1.5, good: -0.55, usual: 0.55, high: 1.5 }
/** With a larger spread the cars are too different for a label. */
const MOST_SPREAD = 0.3
/** A price below this share of the expected one is a mistake, an instalment or bait rather than a great price. */
const LEAST_SHARE = 0.5

const CONFIDENT = { high: { count: 16, spread: 0.12 }, medium: { count: 10, spread: 0.18 } }

export function labelLimits({ expected, spread }: FairPrice): LabelLimits {
  const limit = (label: keyof LabelLimits) => Math.floor(expected * Math.exp(LIMITS[label] * spread))
  return { great: limit('great'), good: limit('good'), usual: limit('usual'), high: limit('high') }
}

/** The label of a price, or why it has none. */
export function labelPrice(price: number | null, fair: FairPrice): PriceLabel | Exclude<Unlabelled, 'few_ads'> {
  if (price === null) return 'price_on_request'
  if (fair.spread > MOST_SPREAD) return 'scattered'
  return labelWithin(price, { expected: fair.expected, limits: labelLimits(fair) })
}

/** The label of a price by known limits. */
export function labelWithin(
  price: number,
  { expected, limits }: { expected: number; limits: LabelLimits },
): PriceLabel | 'doubtful' {
  if (price < expected * LEAST_SHARE) return 'doubtful'
  return PRICE_LABELS.find((label) => label === 'very_high' || price <= limits[label]) ?? 'very_high'
}

/**
 * The asking price as a share of the expected one.
 * @returns whole percent; null if the price has no label
 */
export function priceShare(price: number | null, fair: FairPrice): number | null {
  return price !== null && isLabel(labelPrice(price, fair)) ? Math.round((100 * price) / fair.expected) : null
}

export const isLabel = (label: PriceLabel | Unlabelled): label is PriceLabel =>
  PRICE_LABELS.some((one) => one === label)

/** The nearest prices with another label, in riyals: the highest with the lower one and the lowest with the higher one. */
export function nextLabels(
  label: PriceLabel,
  limits: LabelLimits,
): { lower: { label: PriceLabel; price: number } | null; higher: { label: PriceLabel; price: number } | null } {
  const at = PRICE_LABELS.indexOf(label)
  const [below, above] = [PRICE_LABELS[at - 1], PRICE_LABELS[at + 1]]
  return {
    lower: below && below !== 'very_high' ? { label: below, price: limits[below] } : null,
    higher: above && label !== 'very_high' ? { label: above, price: limits[label] + 1 } : null,
  }
}

/** How well the expected price is known. */
export function confidenceOf({ count, spread }: FairPrice): Confidence {
  const reached = (level: 'high' | 'medium') => count >= CONFIDENT[level].count && spread <= CONFIDENT[level].spread
  if (reached('high')) return 'high'
  return reached('medium') ? 'medium' : 'low'
}
