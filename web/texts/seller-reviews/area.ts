import { loadArea } from '../default-texts.ts'

/** Reviews of sellers: for those who write, get, report and judge them. */
export const sellerReviewsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
