import { loadArea } from '../default-texts.ts'

/** The settings of the site, for admins. */
export const settingsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
