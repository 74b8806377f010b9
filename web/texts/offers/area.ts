import { loadArea } from '../default-texts.ts'

/** Offers of buyers and sellers. */
export const offersTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
