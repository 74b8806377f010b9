import { loadArea } from '../default-texts.ts'

/** Proofs of phone numbers and identities. */
export const verificationTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
