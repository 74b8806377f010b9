import { loadArea } from '../default-texts.ts'

/** The menu of an account, its dashboard, and what forms share. */
export const accountTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
