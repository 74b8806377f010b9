import { loadArea } from '../default-texts.ts'

/** The field for an ad’s pictures. */
export const pictureTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
