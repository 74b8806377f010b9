import { loadArea } from '../default-texts.ts'

/** Saved views, columns and files of admin lists. */
export const adminListsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
