import { loadArea } from '../default-texts.ts'

/** Promoting ads, for sellers and admins. */
export const promotionTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
