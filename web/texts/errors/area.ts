import { loadArea } from '../default-texts.ts'

/** Errors of calls and of form fields. */
export const errorTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
