import { loadArea } from '../default-texts.ts'

/** Warnings of fraud in conversations. */
export const scamShieldTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
