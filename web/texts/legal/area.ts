import { loadArea } from '../default-texts.ts'

/** Terms of use and privacy policy. */
export const legalTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
