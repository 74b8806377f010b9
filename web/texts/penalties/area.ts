import { loadArea } from '../default-texts.ts'

/** Penalties and appeals, for those who have them and those who give them. */
export const penaltiesTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
