import { loadArea } from '../default-texts.ts'

/** Accounts, the dashboard and everything that needs a sign-in. */
export const accountTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
