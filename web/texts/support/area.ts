import { loadArea } from '../default-texts.ts'

/** Writing to those who run the site. */
export const supportTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
