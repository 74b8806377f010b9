import { loadArea } from '../default-texts.ts'

/** Passwords, second factors, sessions and access tokens. */
export const securityTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
