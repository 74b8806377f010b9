/** Kinds of fraud in conversations, most serious first. */
export const SCAM_KINDS = ['code_request', 'faked_transfer', 'advance_payment', 'foreign_link', 'moving_away'] as const
export type ScamKind = (typeof SCAM_KINDS)[number]
