import { loadArea } from '../default-texts.ts'

/** Selecting items of a list. */
export const listsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
