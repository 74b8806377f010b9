import { loadArea } from '../default-texts.ts'

/** Signing up and in, and its links. */
export const signInTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
