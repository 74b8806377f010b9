import { loadArea } from '../default-texts.ts'

/** Writing an ad. */
export const addCarTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
