import { loadArea } from '../default-texts.ts'

/** The admins’ screens. */
export const adminTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
