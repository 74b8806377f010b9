import { loadArea } from '../default-texts.ts'

/** Reviews of sellers: for those who write, get, report and judge them. */
export const sellerReviewsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
