import { loadArea } from '../default-texts.ts'

/** Admin screens of deals and their categories. */
export const adminDealTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
