import { loadArea } from '../default-texts.ts'

/** Prices that buyers and sellers offer each other. */
export const offersTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
