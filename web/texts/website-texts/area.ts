import { loadArea } from '../default-texts.ts'

/** The editor of all texts. */
export const websiteTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
