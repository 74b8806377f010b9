/** The date from which the current terms apply. Recorded with each consent. */
export const TERMS_VERSION = '2026-11-21'
export const PRIVACY_VERSION = '2026-11-23'
