import { loadArea } from '../default-texts.ts'

/** The queue of ads to review. */
export const adReviewTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
