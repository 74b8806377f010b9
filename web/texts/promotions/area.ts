import { loadArea } from '../default-texts.ts'

/** Promoting ads, for sellers and admins. */
export const promotionTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
