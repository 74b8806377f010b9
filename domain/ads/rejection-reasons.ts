/** Predefined reasons for rejecting an ad. */
export const AD_REJECTION_REASONS = [
  'pictures_unclear',
  'pictures_of_another_car',
  'contact_in_text',
  'price_not_real',
  'wrong_fields',
  'posted_twice',
  'not_a_car',
  'not_allowed',
  'other',
] as const
export type AdRejectionReason = (typeof AD_REJECTION_REASONS)[number]
