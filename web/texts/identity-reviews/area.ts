import { loadArea } from '../default-texts.ts'

/** The queue of identity requests. */
export const identityReviewTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
