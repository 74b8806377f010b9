import { latinDigits } from '#domain/text/latin-digits.ts'

/** What a reviewer should look at; none of it decides anything. */
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

const DAY_MS = 86_400_000
const NEW_ACCOUNT_DAYS = 3
/** Of the quarter that asks least, and of the one that asks most. */
const FAR_BELOW = 0.6
const FAR_ABOVE = 1.6

interface Judged {
  price: number
  /** What similar cars ask, if there are enough. */
  market: { lower: number; upper: number } | null
  /** Titles and descriptions. */
  texts: readonly (string | null)[]
  joined_at: Date
  rejected_count: number
  has_same_text: boolean
  has_same_pictures: boolean
  is_mileage_suspicious: boolean
}

/** The heaviest first. */
export function adSignals(ad: Judged, now: Date): AdSignal[] {
  const text = ad.texts.filter((one) => one !== null).join('\n')
  const found: Record<AdSignal, boolean> = {
    price_far_below: ad.market !== null && ad.price < ad.market.lower * FAR_BELOW,
    price_far_above: ad.market !== null && ad.price > ad.market.upper * FAR_ABOVE,
    phone_in_text: hasPhone(text),
    link_in_text: hasLink(text),
    same_text_elsewhere: ad.has_same_text,
    same_pictures_elsewhere: ad.has_same_pictures,
    new_account: now.getTime() - ad.joined_at.getTime() < NEW_ACCOUNT_DAYS * DAY_MS,
    rejected_before: ad.rejected_count > 0,
    mileage_suspicious: ad.is_mileage_suspicious,
  }
  return AD_SIGNALS.filter((signal) => found[signal])
}

/** Nine digits or more that belong together, in any digits, however they are set apart; no price and no mileage has so many. */
export const hasPhone = (text: string): boolean =>
  /(?:\d[\s.\-_/()·]{0,3}){9,}/.test(latinDigits(text.normalize('NFKC')))

export const hasLink = (text: string): boolean =>
  /https?:|www\.|\b(?:t|wa)\.me\b|\b[a-z0-9-]{2,}\.(?:com|net|org|sa|me|app|shop|store|link)\b|@[a-z0-9_.]{3,}/i.test(
    text,
  )
