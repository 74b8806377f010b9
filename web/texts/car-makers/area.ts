import { loadArea } from '../default-texts.ts'

/** The admins’ screens of makers and models. */
export const carMakerTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
