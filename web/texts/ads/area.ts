import { loadArea } from '../default-texts.ts'

/** Posting and managing ads, reports and emails about them. */
export const adsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
