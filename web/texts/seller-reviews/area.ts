import { loadArea } from '../default-texts.ts'

/** Reviews of sellers, for buyers, sellers and moderators. */
export const sellerReviewsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
