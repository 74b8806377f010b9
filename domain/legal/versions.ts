/** The day from which the text applies; consent is recorded with it. */
export const TERMS_VERSION = '2026-11-21'
export const PRIVACY_VERSION = '2026-11-21'
