/** Reasons for reporting an ad. */
export const REPORT_REASONS = [
  'fraud',
  'already_sold',
  'wrong_price',
  'wrong_fields',
  'wrong_pictures',
  'not_a_car',
  'offensive',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
