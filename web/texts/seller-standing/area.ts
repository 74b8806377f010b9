import { loadArea } from '../default-texts.ts'

/** What visitors learn of a seller beside an ad: the rating, and how messages are answered. */
export const sellerStandingTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
