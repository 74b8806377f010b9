import { hasLink, hasPhone } from '#domain/contacts/contact-in-text.ts'
import { DAY_MS } from '#domain/durations.ts'

/** Hints for reviewers; they decide nothing. */
export const AD_SIGNALS = [
  'price_far_below',
  'price_far_above',
  'phone_in_text',
  'link_in_text',
  'same_text_elsewhere',
  'same_pictures_elsewhere',
  'new_account',
  'rejected_before',
  'mileage_suspicious',
] as const
export type AdSignal = (typeof AD_SIGNALS)[number]

const NEW_ACCOUNT_DAYS = 3
/** Shares of the lower and of the upper quartile of similar cars beyond which a price is suspicious. */
const FAR_BELOW = 0.6
const FAR_ABOVE = 1.6

interface Judged {
  /** Riyals; null for a price on request, which is not suspicious. */
  price: number | null
  /** Prices of similar cars, if there are enough. */
  market: { lower: number; upper: number } | null
  /** Titles and descriptions. */
  texts: readonly (string | null)[]
  joined_at: Date
  rejected_count: number
  hasSameText: boolean
  hasSamePictures: boolean
  isMileageSuspicious: boolean
}

/** Most serious first. */
export function adSignals(ad: Judged, now: Date): AdSignal[] {
  const text = ad.texts.filter((one) => one !== null).join('\n')
  const found: Record<AdSignal, boolean> = {
    price_far_below: ad.market !== null && ad.price !== null && ad.price < ad.market.lower * FAR_BELOW,
    price_far_above: ad.market !== null && ad.price !== null && ad.price > ad.market.upper * FAR_ABOVE,
    phone_in_text: hasPhone(text),
    link_in_text: hasLink(text),
    same_text_elsewhere: ad.hasSameText,
    same_pictures_elsewhere: ad.hasSamePictures,
    new_account: now.getTime() - ad.joined_at.getTime() < NEW_ACCOUNT_DAYS * DAY_MS,
    rejected_before: ad.rejected_count > 0,
    mileage_suspicious: ad.isMileageSuspicious,
  }
  return AD_SIGNALS.filter((signal) => found[signal])
}
